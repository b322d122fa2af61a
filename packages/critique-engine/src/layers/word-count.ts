import type { Sentence } from '../essay-model.ts';

/** Number of words in all sentences together. */
export const wordCount = (sentences: readonly Pick<Sentence, 'words'>[]): number =>
  sentences.reduce((sum, { words }) => sum + words.length, 0);
