import type { Span } from './span.ts';

/** A word as language sees it: lower case, straight apostrophe, no surrounding punctuation. */
export interface Word extends Span {
  lower: string;
}

/** Words as a plan counts them: the trimmed text split on whitespace (D1 §5). Empty text has none. */
export const countWords = (text: string): number => {
  let count = 0;
  let inside = false;
  for (let i = 0; i < text.length; i++) {
    const space = isSpace(text.charCodeAt(i));
    if (!space && !inside) count++;
    inside = !space;
  }
  return count;
};

/** Whether a UTF-16 unit is whitespace in the sense of `\s`. */
export const isSpace = (code: number): boolean =>
  code <= 32
    ? code === 32 || (code >= 9 && code <= 13)
    : code === 0xa0 ||
      code === 0xfeff ||
      code === 0x1680 ||
      (code >= 0x2000 && code <= 0x200a) ||
      code === 0x2028 ||
      code === 0x2029 ||
      code === 0x202f ||
      code === 0x205f ||
      code === 0x3000;

/** Letters and digits with inner apostrophes and hyphens, in order, within [start, end). */
export const wordsIn = (text: string, start = 0, end = text.length): Word[] => {
  const pattern = /[\p{L}\p{N}]+(?:['’‑-][\p{L}\p{N}]+)*/gu;
  pattern.lastIndex = start;
  const words: Word[] = [];
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    if (match.index >= end) break;
    const stop = Math.min(match.index + match[0].length, end);
    const raw = text.slice(match.index, stop);
    words.push({ start: match.index, end: stop, lower: raw.toLowerCase().replace(/’/g, "'") });
  }
  return words;
};
