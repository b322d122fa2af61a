import { placeQuote } from '@argint/critique-engine';
import { linesOf, type Lines, type Span } from '@argint/text-analysis';

/** What may be quoted: a stretch of the essay, with the lines of all of it. */
export interface Page {
  text: string;
  lines: Lines;
  start: number;
  end: number;
}

export const pageOf = (text: string, start: number, end: number): Page => ({
  text,
  lines: linesOf(text),
  start,
  end,
});

/** Characters of a quote that are looked for; who quotes more has quoted a paragraph. */
const QUOTE_CHARS = 400;
const WORD = /[\p{L}\p{N}]/u;

/** The quote without the line numbers it was shown with, clipped at a word. */
const bare = (quote: string): string => {
  const said = quote.replace(/(^|\n)\s*\d+\| ?/g, '$1').trim();
  if (said.length <= QUOTE_CHARS) return said;
  const clipped = said.slice(0, QUOTE_CHARS);
  return clipped.slice(0, Math.max(clipped.lastIndexOf(' '), QUOTE_CHARS / 2));
};

const cutsWord = (text: string, { start, end }: Span): boolean =>
  (WORD.test(text[start - 1] ?? '') && WORD.test(text[start] ?? '')) ||
  (WORD.test(text[end] ?? '') && WORD.test(text[end - 1] ?? ''));

const placeWithin = (text: string, quote: string, from: number, to: number): Span | null => {
  const found = from < to ? placeQuote(text.slice(from, to), quote) : null;
  if (!found) return null;
  const span = { start: found.start + from, end: found.end + from };
  return cutsWord(text, span) ? null : span;
};

/**
 * Where a quote stands in the page: where it can be nowhere else, or, if it stands in several places, on the
 * line that was told. Null = cannot be placed: a line that was told is a hint, never a place.
 */
export const placePassage = (page: Page, told: { quote: string; line: number }): Span | null => {
  const { text, lines, start, end } = page;
  const quote = bare(told.quote);
  if (quote === '') return null;
  const only = placeWithin(text, quote, start, end);
  if (only) return only;
  const line = lines.spans[told.line - 1];
  return line
    ? placeWithin(text, quote, Math.max(start, line.start), Math.min(end, line.end))
    : null;
};
