import type { ReadEssay } from '../essay.ts';
import { isReadable } from '../argument/readable-sentence.ts';

/** Nobody can follow a longer sentence. */
const LONGEST_WORDS = 60;

/**
 * The share of an essay's words, from 0 to 1, that stand in sentences which can be understood as they were meant: at most
 * one strange word, no grave slip, and not more than 60 words. An essay without sentences has 1.
 */
export const readableShare = (essay: ReadEssay): number => {
  let readable = 0;
  let all = 0;
  for (const sentence of essay.sentences) {
    const { length } = sentence.words;
    all += length;
    if (length <= LONGEST_WORDS && isReadable(sentence, essay)) readable += length;
  }
  return all ? readable / all : 1;
};
