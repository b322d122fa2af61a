import type { Word } from '@argint/text-analysis';
import type { Sentence } from '../essay.ts';
import { stem } from './stem.ts';
import { STOP_WORDS } from './stop-words.ts';

/** Stems of the content words, in order, repetitions kept. */
export const contentStems = (words: readonly Word[]): string[] =>
  words
    .filter(({ lower }) => lower.length > 2 && !STOP_WORDS.has(lower) && !/^\p{N}/u.test(lower))
    .map(({ lower }) => stem(lower));

/** Content stems of the prose, each with its number of occurrences. */
export const countTerms = (sentences: readonly Sentence[]): Map<string, number> => {
  const terms = new Map<string, number>();
  for (const { words } of sentences)
    for (const term of contentStems(words)) terms.set(term, (terms.get(term) ?? 0) + 1);
  return terms;
};
