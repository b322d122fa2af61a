import type { Sentence } from '../essay-model.ts';

/** How many words sentences have together. */
export const wordCount = (sentences: readonly Pick<Sentence, 'words'>[]): number =>
  sentences.reduce((sum, { words }) => sum + words.length, 0);
