import type { EssayModel } from '../essay-model.ts';
import { isReadable } from '../argument/readable-sentence.ts';

/** Nobody can follow a longer sentence. */
const LONGEST_WORDS = 60;

/**
 * The share of an essay's words, from 0 to 1, that stand in sentences which can be understood as they were meant: at most
 * one strange word, no grave slip, and not more than 60 words. An essay without sentences has 1.
 */
export const readableShare = (model: EssayModel): number => {
  let readable = 0;
  let all = 0;
  for (const sentence of model.sentences) {
    const { length } = sentence.words;
    all += length;
    if (length <= LONGEST_WORDS && isReadable(sentence, model)) readable += length;
  }
  return all ? readable / all : 1;
};
