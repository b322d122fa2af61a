import type { EssayModel, Sentence } from '../../essay-model.ts';
import { contentStems } from '../../layers/term-layer.ts';
import { memoizeByKey } from '../../memoize-by-key.ts';
import { everybodyQuestions, gainQuestions, strengthQuestions } from './claim-questions.ts';
import { caseQuestions } from './case-questions.ts';
import { contraryQuestions } from './contrary-questions.ts';
import { demandQuestions } from './demand-questions.ts';
import { effectQuestions } from './effect-questions.ts';
import { likenessQuestions, sourceQuestions, timeOrderQuestions } from './evidence-questions.ts';
import { linkQuestions } from './link-questions.ts';
import { placeQuestions } from './place-questions.ts';
import { actorQuestions, policyQuestions } from './policy-questions.ts';
import { positionQuestions } from './position-questions.ts';
import { isRemarkedOn, type Question, type QuestionFinder } from './question.ts';
import { balanceQuestions, comparisonQuestions, reasonQuestions } from './reason-questions.ts';
import { sameGroundQuestions } from './same-ground-questions.ts';
import { termQuestions } from './term-questions.ts';
import { viewQuestions } from './view-questions.ts';

const FINDERS: readonly QuestionFinder[] = [
  sameGroundQuestions,
  contraryQuestions,
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
    .filter(({ sentence }) => !isRemarkedOn(sentence, model))
    .sort((a, b) => b.weight - a.weight || a.sentence.index - b.sentence.index);
  return ranked.filter((question, i) =>
    ranked
      .slice(0, i)
      .every(({ sort, sentence }) => sort !== question.sort && sentence !== question.sentence),
  );
});

/** A teacher asks about three places, not about all of them. */
const ASKED = 3;

/** The questions that are asked: at places that have a form of their own, else one about the position or the points under it. */
export const askedQuestions = (model: EssayModel): Question[] => {
  const placed = allQuestions(model).slice(0, ASKED);
  return placed.length > 0 ? placed : positionQuestions(model).slice(0, 1);
};

/** The questions after those: what their places take for granted can be said, where it can. */
export const otherQuestions = (model: EssayModel): Question[] => allQuestions(model).slice(ASKED);

/** Questions that doubt whether a sentence is true, and do not only go on from it. */
const doubts = ({ kind: { disciplinaryLens } }: Question): boolean =>
  disciplinaryLens === 'Evidence' || disciplinaryLens === 'Cause and effect';

/** Whether a question that is asked doubts this sentence, so that nothing may praise it. */
export const isDoubted = (sentence: Sentence, model: EssayModel): boolean =>
  askedQuestions(model).some((one) => one.sentence === sentence && doubts(one));
