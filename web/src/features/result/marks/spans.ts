import type { LineCritique } from '@argint/contracts';

/** The part of the essay that a critique is about, as character offsets. */
export interface Span {
  start: number;
  end: number;
  critique: LineCritique;
  /** The critique gets a bracket beside the text instead of an underline. */
  bracketed: boolean;
}

/** Offsets of a line of the essay. */
export interface LineBounds {
  start: number;
  end: number;
}

/** A critique about more words or characters than this gets a bracket. About two printed lines. */
const LONG_WORDS = 25;
const LONG_CHARS = 150;
/** A whole paragraph gets a bracket if it has more words than this. */
const PARAGRAPH_WORDS = 12;

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Whether words are too many to underline, or fill a paragraph. */
export const isLong = (
  text: string,
  start: number,
  end: number,
  lines: readonly LineBounds[],
): boolean => {
  if (end - start > LONG_CHARS) return true;
  const from = end - text.slice(start, end).trimStart().length;
  const first = lines.find((line) => from < line.end);
  if (first && text.slice(first.end, end).trim() !== '') return true;
  const words = countWords(text.slice(start, end));
  if (words > LONG_WORDS) return true;
  const around = first
    ? text.slice(first.start, start) + text.slice(Math.min(end, first.end), first.end)
    : '';
  return words > PARAGRAPH_WORDS && around.trim() === '';
};

/**
 * The words a critique is about; null for one about the whole essay or a line that does not exist.
 * A critique with a line but no valid offsets is about the whole line.
 */
export const spanOf = (
  text: string,
  critique: LineCritique,
  lines: readonly LineBounds[],
): Span | null => {
  const { start, end, lineNumber } = critique;
  if (start !== null && end !== null && start < end && end <= text.length) {
    return { start, end, critique, bracketed: isLong(text, start, end, lines) };
  }
  const line = lineNumber === null ? undefined : lines[lineNumber - 1];
  return line && line.start < line.end
    ? { start: line.start, end: line.end, critique, bracketed: true }
    : null;
};
