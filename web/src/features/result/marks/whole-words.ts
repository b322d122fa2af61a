import type { LineCritique } from '@argint/contracts';

const LETTER = /[\p{L}\p{M}\p{N}]/u;
const APOSTROPHE = /['’]/;

const isLetter = (char: string | undefined): boolean => char !== undefined && LETTER.test(char);

/** Whether the character at `at` is part of a word. An apostrophe is, between two letters. */
const isInWord = (text: string, at: number): boolean =>
  isLetter(text[at]) ||
  (APOSTROPHE.test(text[at] ?? '') && isLetter(text[at - 1]) && isLetter(text[at + 1]));

/** Whether a cut in front of the character at `at` would cut a word in two. */
const cutsWord = (text: string, at: number): boolean =>
  at > 0 && at < text.length && isInWord(text, at - 1) && isInWord(text, at);

/**
 * The same critique with its offsets and quote widened to whole words, so that no mark begins or
 * ends inside a word. A critique without valid offsets is returned as it is.
 */
export const withWholeWords = (text: string, critique: LineCritique): LineCritique => {
  let { start, end } = critique;
  if (start === null || end === null || start >= end || end > text.length) return critique;
  while (cutsWord(text, start)) start -= 1;
  while (cutsWord(text, end)) end += 1;
  if (start === critique.start && end === critique.end) return critique;
  return { ...critique, start, end, quote: text.slice(start, end) };
};
