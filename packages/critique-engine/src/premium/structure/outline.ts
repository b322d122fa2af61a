import { quoteOf } from '../../argument/plain-clause.ts';
import type { EssayModel } from '../../essay-model.ts';
import { frameOf } from '../../layers/essay-frame.ts';
import { contentStems } from '../../layers/term-layer.ts';
import { judge, lineOf } from './judgement.ts';
import type { Judgement } from './judgement.ts';

/** How many terms of the thesis the conclusion repeats. */
const repeatedTerms = ({ thesis, sentences }: EssayModel): number => {
  const held = new Set(contentStems(thesis?.sentence.words ?? []));
  const end = new Set(
    sentences.filter((s) => s.part === 'conclusion').flatMap((s) => contentStems(s.words)),
  );
  return [...held].filter((term) => end.has(term)).length;
};

const judgeIntroduction = (model: EssayModel, hasIntroduction: boolean): Judgement[] => {
  const [opening] = model.sentences;
  if (!opening) return [];
  const at = lineOf(model, opening);
  return [
    judge(
      hasIntroduction,
      `${at}: the essay opens with an introduction of its own, ${quoteOf(opening, 60)}.`,
      `${at}: with ${quoteOf(opening, 60)} the essay is in the middle of its matter at once.`,
      `Before ${quoteOf(opening, 40)}, lead in two sentences from the question to your answer.`,
    ),
  ];
};

const judgeConclusion = (model: EssayModel, hasConclusion: boolean): Judgement[] => {
  const ending = model.sentences.at(-1);
  if (!ending) return [];
  const at = lineOf(model, ending);
  return [
    judge(
      hasConclusion,
      `${at}: a conclusion closes it, ending on ${quoteOf(ending, 60)}.`,
      `${at}: the essay stops at ${quoteOf(ending, 60)} without drawing its paragraphs together.`,
      `After ${quoteOf(ending, 40)}, say in a closing paragraph what your paragraphs have shown together.`,
    ),
  ];
};

const judgePosition = (model: EssayModel): Judgement[] => {
  const { thesis } = model;
  if (!thesis) return [];
  const at = lineOf(model, thesis);
  const position = quoteOf(thesis.sentence, 60);
  return [
    judge(
      thesis.stated && thesis.sentence.part === 'introduction',
      `${at}: the position is told before the reasons, ${position}.`,
      thesis.stated
        ? `${at}: the position ${position} comes after the introduction.`
        : `${at}: ${position} comes nearest to a position, but does not yet take one.`,
      thesis.stated
        ? `Move ${quoteOf(thesis.sentence, 40)} to the end of the introduction.`
        : `Turn ${quoteOf(thesis.sentence, 40)} into your answer: what do you hold, and why?`,
    ),
  ];
};

/** One repeated term proves neither that the conclusion returns to the position nor that it does not. */
const judgeReturn = (model: EssayModel, hasConclusion: boolean): Judgement[] => {
  const { thesis } = model;
  const repeated = repeatedTerms(model);
  if (!thesis?.stated || !hasConclusion || repeated === 1) return [];
  return [
    judge(
      repeated > 1,
      `The conclusion comes back to the words of the position.`,
      `The conclusion does not come back to ${quoteOf(thesis.sentence, 60)}.`,
      `Let the last paragraph answer ${quoteOf(thesis.sentence, 40)} in new words.`,
    ),
  ];
};

/** Judges introduction, conclusion, the place of the position, and whether the conclusion returns to it. */
export const judgeOutline = (model: EssayModel): Judgement[] => {
  const frame = frameOf(model);
  const hasIntroduction = frame.introduction !== 'missing';
  const hasConclusion = frame.conclusion !== 'missing';
  return [
    ...judgeIntroduction(model, hasIntroduction),
    ...judgeConclusion(model, hasConclusion),
    ...judgePosition(model),
    ...judgeReturn(model, hasConclusion),
  ];
};
