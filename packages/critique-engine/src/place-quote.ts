import type { Span } from '@argint/text-analysis';

const fold = (unit: string): string => {
  if (/[’‘‛`´]/.test(unit)) return "'";
  if (/[“”„«»]/.test(unit)) return '"';
  if (/[‐‑‒–—]/.test(unit)) return '-';
  return unit.toLowerCase();
};

interface Folded {
  text: string;
  /** Offset in the original of each unit of `text`. */
  at: number[];
}

/** Case, quotation marks, dashes and runs of whitespace made alike; letters and digits alone when `bare`. */
const normalise = (text: string, bare: boolean): Folded => {
  let out = '';
  const at: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const unit = fold(text[i] ?? '');
    if (/\s/.test(unit) ? out === '' || out.endsWith(' ') : bare && !/[\p{L}\p{N}]/u.test(unit))
      continue;
    out += unit.length === 1 ? (/\s/.test(unit) ? ' ' : unit) : (text[i] ?? '');
    at.push(i);
  }
  return { text: out, at };
};

const all = (text: string, part: string): number[] => {
  const found: number[] = [];
  for (let i = text.indexOf(part); i >= 0 && found.length < 50; i = text.indexOf(part, i + 1))
    found.push(i);
  return found;
};

const nearest = (places: readonly number[], near: number | undefined): number | undefined =>
  near === undefined
    ? places.length === 1
      ? places[0]
      : undefined
    : places.reduce<number | undefined>(
        (best, place) =>
          best === undefined || Math.abs(place - near) < Math.abs(best - near) ? place : best,
        undefined,
      );

const inNormalised = (
  text: string,
  quote: string,
  near: number | undefined,
  bare: boolean,
): Span | null => {
  const page = normalise(text, bare);
  const sought = normalise(quote, bare).text.trim();
  if (sought.length < (bare ? 8 : 2)) return null;
  const places = all(page.text, sought).map((i) => ({
    start: page.at[i] ?? 0,
    end: (page.at[i + sought.length - 1] ?? 0) + 1,
  }));
  const start = nearest(
    places.map((p) => p.start),
    near,
  );
  return places.find((p) => p.start === start) ?? null;
};

/** Share of the quote's words a window of the same size must hold, and how far the runner-up must stay behind. */
const FUZZY_SHARE = 0.8;
const FUZZY_LEAD = 0.15;

const fuzzy = (text: string, quote: string): Span | null => {
  const word = /[\p{L}\p{N}]+/gu;
  const sought = quote.toLowerCase().match(word) ?? [];
  if (sought.length < 5) return null;
  const page = [...text.matchAll(word)].map((m) => ({
    lower: m[0].toLowerCase(),
    start: m.index,
    end: m.index + m[0].length,
  }));
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

/**
 * Where a quote stands: exactly, else with case, marks and spacing made alike, else by its letters,
 * else by most of its words in one unmistakable place. Several places: the one nearest `near`, or
 * null where that was not given. Null = cannot be placed.
 */
export const placeQuote = (text: string, quote: string, near?: number): Span | null => {
  if (quote.trim() === '') return null;
  const start = nearest(all(text, quote), near);
  if (start !== undefined) return { start, end: start + quote.length };
  return (
    inNormalised(text, quote, near, false) ??
    inNormalised(text, quote, near, true) ??
    fuzzy(text, quote)
  );
};
