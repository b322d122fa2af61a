import { ESSAY_PREVIEW_CHARS, ESSAY_TITLE_CHARS } from '@argint/contracts';

/** At most `length` UTF-16 units, never half a character. */
export const firstUnits = (text: string, length: number): string => {
  const cut = text.slice(0, length);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
};

/** The first non-blank line, trimmed, at most 80 characters; empty for a blank text. */
export const titleOf = (text: string): string =>
  firstUnits(text.match(/\S[^\r\n]*/)?.[0].trim() ?? '', ESSAY_TITLE_CHARS).trimEnd();

/** What a list shows of the text. */
export const previewOf = (text: string): string => firstUnits(text, ESSAY_PREVIEW_CHARS);
