import type { ReadEssay, Sentence } from '../essay.ts';
import { whyNoArgument } from '../kind/who-may-speak.ts';
import { isQuestion } from '../layers/question-form.ts';
import { isCited } from '../layers/region-lookup.ts';
import { memoizeByKey } from '../memoize-by-key.ts';
import { namedOpponents } from '../layers/graph/named-opponents.ts';
import { objectionsOf } from '../layers/graph/read-graph.ts';

/** A view other than the writer's that the essay mentions. */
export interface Counter {
  sentence: Sentence;
  /** The sentence that answers it: a later one, or the same one if it answers itself. */
  answer: Sentence | null;
}

/** The rhetorical moves of an essay, each with the sentence that makes it. */
export interface Moves {
  /** The sentence that states the position. */
  thesis: Sentence | null;
  counters: Counter[];
  /** If no other view is heard: the sentence of the introduction that names people who see it differently. */
  mentionOfOthers: Sentence | null;
  /** The first sentence that names a source. */
  source: Sentence | null;
}

/** Whether a sentence can be quoted as the writer's statement: 5 to 60 words, not a question, not the start of a list. */
export const isQuotable = (sentence: Sentence): boolean =>
  sentence.words.length >= 5 &&
  sentence.words.length <= 60 &&
  !/[:,]["'”’)]*$/.test(sentence.text) &&
  !isQuestion(sentence);

/** Finds the moves of an essay from its sentences and their roles. Pure, linear and memoized by essay. */
export const readMoves = memoizeByKey((essay: ReadEssay): Moves => {
  const { thesis, sentences } = essay;
  const isArgument = whyNoArgument(essay.kind) === null;
  const counters = isArgument
    ? objectionsOf(essay).map(({ unit: { sentence }, answer }) => ({ sentence, answer }))
    : [];
  return {
    thesis: thesis?.stated ? thesis.sentence : null,
    counters,
    mentionOfOthers: counters.length > 0 || !isArgument ? null : namedOpponents(essay),
    source: sentences.find((sentence) => isCited(essay, sentence)) ?? null,
  };
});
