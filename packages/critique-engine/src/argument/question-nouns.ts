import { VAGUE_NOUN } from '../layers/general-words.ts';
import { tagText } from '../layers/pos-tagger.ts';

/** Nouns of questions that name a size, a time or the task, and no subject. */
const frame =
  /^(?:years?|times?|days?|decades?|centur(?:y|ies)|extents?|degrees?|numbers?|amounts?|kinds?|types?|sorts?|ways?|means|cases?|examples?|reasons?|causes?|effects?|solutions?|measures?|advantages?|disadvantages?|benefits?|drawbacks?|opinions?|views?|trends?|developments?|world|today|nowadays|countr(?:y|ies))$/i;

/** Those of `words` that the question has as nouns and that name a subject, at most three. */
export const nounsOfQuestion = (question: string, words: readonly string[]): string[] => {
  const tagged = tagText(question).filter(({ tag }) => tag === 'NOUN' || tag === 'PROPN');
  const nouns = new Set(tagged.map(({ start, end }) => question.slice(start, end).toLowerCase()));
  return words
    .filter((word) => nouns.has(word.toLowerCase()))
    .filter((word) => !frame.test(word) && !VAGUE_NOUN.test(word.toLowerCase()))
    .slice(0, 3);
};
