import type { EssayModel } from '../../essay-model.ts';
import { memoizeByKey } from '../../memoize-by-key.ts';
import {
  effectQuestions,
  everybodyQuestions,
  gainQuestions,
  strengthQuestions,
} from './claim-questions.ts';
import { caseQuestions } from './case-questions.ts';
import { likenessQuestions, sourceQuestions, timeOrderQuestions } from './evidence-questions.ts';
import { placeQuestions } from './place-questions.ts';
import { actorQuestions, policyQuestions } from './policy-questions.ts';
import type { Question, QuestionFinder } from './question.ts';
import { balanceQuestions, comparisonQuestions, reasonQuestions } from './reason-questions.ts';
import { termQuestions } from './term-questions.ts';
import { viewQuestions } from './view-questions.ts';

const FINDERS: readonly QuestionFinder[] = [
  caseQuestions,
  placeQuestions,
  timeOrderQuestions,
  viewQuestions,
  policyQuestions,
  balanceQuestions,
  likenessQuestions,
  sourceQuestions,
  comparisonQuestions,
  actorQuestions,
  effectQuestions,
  strengthQuestions,
  everybodyQuestions,
  gainQuestions,
  termQuestions,
  reasonQuestions,
];

/** One question for each sort and for each sentence, the most helpful first. Memoized. */
const allQuestions = memoizeByKey((model: EssayModel): Question[] => {
  const ranked = FINDERS.flatMap((find) => find(model)).sort(
    (a, b) => b.weight - a.weight || a.sentence.index - b.sentence.index,
  );
  return ranked.filter((question, i) =>
    ranked
      .slice(0, i)
      .every(({ sort, sentence }) => sort !== question.sort && sentence !== question.sentence),
  );
});

/** A teacher asks about three places, not about all of them. */
const ASKED = 3;

/** The questions that are asked. */
export const askedQuestions = (model: EssayModel): Question[] =>
  allQuestions(model).slice(0, ASKED);

/** The questions after those: what their places take for granted can be said, where it can. */
export const otherQuestions = (model: EssayModel): Question[] => allQuestions(model).slice(ASKED);
