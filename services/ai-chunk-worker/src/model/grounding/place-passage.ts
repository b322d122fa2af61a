import { quoteFinder, type QuoteFinder } from '@argint/critique-engine/jobs';
import { linesOf, type Lines, type Span } from '@argint/text-analysis';

/** The range of an essay that a task may quote, with the lines of the whole essay. */
export interface Page {
  text: string;
  lines: Lines;
  start: number;
  end: number;
  /** Whether remarks on the argument may be made. False in a story, a reflection or a letter. */
  argues: boolean;
  /** Returns a finder of quotes in [from, to). Its offsets count from `from`. */
  finder: (from: number, to: number) => QuoteFinder;
}

/** The range [start, end) of an essay, ready to find quotes in. */
export const pageOf = (text: string, start: number, end: number): Page => {
  const finders = new Map<string, QuoteFinder>();
  const finder = (from: number, to: number): QuoteFinder => {
    const key = `${from}-${to}`;
    const made = finders.get(key) ?? quoteFinder(text.slice(from, to));
    finders.set(key, made);
    return made;
  };
  return { text, lines: linesOf(text), start, end, argues: true, finder };
};

/** How many characters of a quote are searched for. Longer quotes are whole paragraphs. */
const QUOTE_CHARS = 400;
const WORD = /[\p{L}\p{N}]/u;

/** The quote without the line numbers of the prompt, clipped after a word. */
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
 * Finds a quote in the page. A quote that occurs several times is searched for on the line that the model gave. Null
 * when it is not found: a line number without a quote is not enough.
 */
export const placePassage = (page: Page, claimed: { quote: string; line: number }): Span | null => {
  const { text, lines, start, end } = page;
  const quote = bare(claimed.quote);
  if (quote === '') return null;
  const only = within(text, page.finder(start, end)(quote), start);
  if (only) return only;
  const line = lines.spans[claimed.line - 1];
  if (!line) return null;
  const from = Math.max(start, line.start);
  return within(text, page.finder(from, Math.min(end, line.end))(quote), from);
};
