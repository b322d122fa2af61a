import type { Span } from '@argint/text-analysis';

/** The normalised form of each UTF-16 unit (case and punctuation). Filled on demand. */
const folds: (string | undefined)[] = [];
const foldNew = (unit: string): string => {
  if (/\s/.test(unit)) return ' ';
  if (/[’‘‛`´]/.test(unit)) return "'";
  if (/[“”„«»]/.test(unit)) return '"';
  if (/[‐‑‒–—]/.test(unit)) return '-';
  const lower = unit.toLowerCase();
  return lower.length === 1 ? lower : unit;
};
const fold = (text: string, i: number): string =>
  (folds[text.charCodeAt(i)] ??= foldNew(text.charAt(i)));

/** Whether a normalised unit is a letter or digit. Filled on demand. */
const letters = new Map<string, boolean>();
const isLetter = (unit: string): boolean => {
  let known = letters.get(unit);
  if (known === undefined) letters.set(unit, (known = /[\p{L}\p{N}]/u.test(unit)));
  return known;
};

interface Folded {
  text: string;
  /** Offset in the original of each unit of `text`. */
  at: number[];
}

/** Normalises case, quotation marks, dashes and whitespace; with `bare`, keeps only letters and digits. */
const normalise = (text: string, bare: boolean): Folded => {
  let out = '';
  const at: number[] = [];
  let afterSpace = true;
  for (let i = 0; i < text.length; i++) {
    const unit = fold(text, i);
    if (unit === ' ' ? afterSpace : bare && !isLetter(unit)) continue;
    afterSpace = unit === ' ';
    out += unit;
    at.push(i);
  }
  return { text: out, at };
};

/** Offset of `part` if it occurs exactly once; else null. */
const only = (text: string, part: string): number | null => {
  const first = text.indexOf(part);
  return first < 0 || text.indexOf(part, first + 1) >= 0 ? null : first;
};

const inNormalised = (page: Folded, quote: string, bare: boolean): Span | null => {
  const sought = normalise(quote, bare).text.trim();
  if (sought.length < (bare ? 8 : 2)) return null;
  const i = only(page.text, sought);
  return i === null
    ? null
    : { start: page.at[i] ?? 0, end: (page.at[i + sought.length - 1] ?? 0) + 1 };
};

/** Shorter quotes are not searched for word by word. */
const FUZZY_WORDS = 5;
/** Share of the quote's words that a window of the same size must contain. No other window may come close to it. */
const FUZZY_SHARE = 0.8;
const FUZZY_LEAD = 0.15;

const WORD = /[\p{L}\p{N}]+/gu;
type PageWord = Span & { lower: string };
const wordsOf = (text: string): PageWord[] =>
  [...text.matchAll(WORD)].map((m) => ({
    lower: m[0].toLowerCase(),
    start: m.index,
    end: m.index + m[0].length,
  }));

const fuzzy = (page: readonly PageWord[], sought: readonly string[]): Span | null => {
  const need = new Map<string, number>();
  for (const w of sought) need.set(w, (need.get(w) ?? 0) + 1);
  const size = sought.length;
  let held = 0;
  const hits = page.map((w, i) => {
    const left = need.get(w.lower);
    if (left !== undefined) {
      if (left > 0) held++;
      need.set(w.lower, left - 1);
    }
    const gone = page[i - size];
    if (gone) {
      const back = need.get(gone.lower);
      if (back !== undefined) {
        if (back >= 0) held--;
        need.set(gone.lower, back + 1);
      }
    }
    return held;
  });
  const best = hits.reduce((top, h, i) => (h > (hits[top] ?? 0) ? i : top), 0);
  const share = (hits[best] ?? 0) / size;
  const rival = hits.some((h, i) => Math.abs(i - best) >= size && h / size > share - FUZZY_LEAD);
  const first = page[Math.max(0, best - size + 1)];
  const last = page[best];
  return share >= FUZZY_SHARE && !rival && first && last
    ? { start: first.start, end: last.end }
    : null;
};

/** Finds the place of a quote in one text; null if it cannot be placed. */
export type QuoteFinder = (quote: string) => Span | null;

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

/**
 * Finds quotes in a text: exactly, else with normalised case, punctuation and spaces, else by letters and digits only,
 * else by most of their words. A quote that fits in two places is not placed. Reads the text once for all quotes.
 */
export const quoteFinder = (text: string): QuoteFinder => {
  const alike = once(() => normalise(text, false));
  const bare = once(() => normalise(text, true));
  const words = once(() => wordsOf(text));
  return (quote) => {
    if (quote.trim() === '') return null;
    const start = only(text, quote);
    if (start !== null) return { start, end: start + quote.length };
    const placed = inNormalised(alike(), quote, false) ?? inNormalised(bare(), quote, true);
    if (placed) return placed;
    const sought = quote.toLowerCase().match(WORD) ?? [];
    return sought.length < FUZZY_WORDS ? null : fuzzy(words(), sought);
  };
};
