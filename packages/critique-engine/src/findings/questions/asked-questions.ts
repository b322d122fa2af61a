import type { EssayModel } from '../../essay-model.ts';
import { contentStems } from '../../layers/term-layer.ts';
import { memoizeByKey } from '../../memoize-by-key.ts';
import {
  effectQuestions,
  everybodyQuestions,
  gainQuestions,
  strengthQuestions,
} from './claim-questions.ts';
import { caseQuestions } from './case-questions.ts';
import { demandQuestions } from './demand-questions.ts';
import { likenessQuestions, sourceQuestions, timeOrderQuestions } from './evidence-questions.ts';
import { linkQuestions } from './link-questions.ts';
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
  demandQuestions,
  linkQuestions,
];

/** An example, a number or a case right after a sentence answers what is asked about it. */
const shows = /^\W*(?:for (?:example|instance)|this is because|because)\b|\d|\b(?:my|our) \w+/i;
const asksForCase = /\b(?:case or number|How many|how often)\b/;
const isAnsweredNext = ({ sentence, ask }: Question, { sentences }: EssayModel): boolean => {
  const next = sentences[sentence.index + 1];
  return asksForCase.test(ask) && next?.paragraph === sentence.paragraph && shows.test(next.text);
};

/** A sentence of the conclusion that shares no word with the position has drifted away, and nothing hangs on it. */
const hasDrifted = ({ sentence }: Question, { thesis }: EssayModel): boolean => {
  if (sentence.part !== 'conclusion' || !thesis || sentence === thesis.sentence) return false;
  const about = new Set(contentStems(thesis.sentence.words));
  return !contentStems(sentence.words).some((stem) => about.has(stem));
};

/** One question for each sort and for each sentence, the most helpful first. Memoized. */
const allQuestions = memoizeByKey((model: EssayModel): Question[] => {
  const ranked = FINDERS.flatMap((find) => find(model))
    .filter((one) => !isAnsweredNext(one, model) && !hasDrifted(one, model))
    .sort((a, b) => b.weight - a.weight || a.sentence.index - b.sentence.index);
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
