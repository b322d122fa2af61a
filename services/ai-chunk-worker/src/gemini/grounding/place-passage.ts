import { quoteFinder, type QuoteFinder } from '@argint/critique-engine/jobs';
import { linesOf, type Lines, type Span } from '@argint/text-analysis';

/** What may be quoted: a stretch of the essay, with the lines of all of it. */
export interface Page {
  text: string;
  lines: Lines;
  start: number;
  end: number;
  /** Looks in [from, to), from where places are counted; each stretch is read once. */
  finder: (from: number, to: number) => QuoteFinder;
}

/** The stretch [start, end) of an essay. */
export const pageOf = (text: string, start: number, end: number): Page => {
  const finders = new Map<string, QuoteFinder>();
  const finder = (from: number, to: number): QuoteFinder => {
    const key = `${from}-${to}`;
    const made = finders.get(key) ?? quoteFinder(text.slice(from, to));
    finders.set(key, made);
    return made;
  };
  return { text, lines: linesOf(text), start, end, finder };
};

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

const within = (text: string, found: Span | null, from: number): Span | null => {
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
  const only = within(text, page.finder(start, end)(quote), start);
  if (only) return only;
  const line = lines.spans[told.line - 1];
  if (!line) return null;
  const from = Math.max(start, line.start);
  return within(text, page.finder(from, Math.min(end, line.end))(quote), from);
};
