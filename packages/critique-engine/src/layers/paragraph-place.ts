import type { Sentence } from '../essay.ts';

/** Whether sentence `i` is the first of its paragraph. */
export const opensParagraph = (sentences: readonly Sentence[], i: number): boolean =>
  sentences[i - 1]?.paragraph !== sentences[i]?.paragraph;
