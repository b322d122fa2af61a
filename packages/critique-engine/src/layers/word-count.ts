import { countWords } from '@argint/text-analysis';
import type { Sentence } from '../essay.ts';

/** Number of words in all sentences together, counted as for the plan's limit. */
export const wordCount = (sentences: readonly Pick<Sentence, 'text'>[]): number =>
  sentences.reduce((sum, { text }) => sum + countWords(text), 0);
