import type { Span } from '@argint/text-analysis';

/** Longest quotation in single marks, in UTF-16 units. They are apostrophes too, so a lost one must not reach far. */
const LONGEST_SINGLE = 600;
const CLOSING: Readonly<Record<string, string>> = {
  '“': '”"',
  '"': '"”',
  '„': '“”',
  '«': '»',
  '‘': '’',
  "'": "'",
};
/** What an apostrophe opens: ''s', ''tis', ''90s'. */
const shortened = /^['‘](?:s|t|re|ve|ll|d|m|tis|twas|til|till|cause|em|n|\d0s)\b/i;

const opensSingle = (text: string, at: number, start: number): boolean =>
  (at === start || /[\s([{—–:“"-]/.test(text.charAt(at - 1))) &&
  /[\p{L}\p{N}“"[.…]/u.test(text.charAt(at + 1)) &&
  !shortened.test(text.slice(at, at + 8));

const endsWord = (text: string, at: number): boolean => /\S/.test(text.charAt(at - 1));
const isApostrophe = (text: string, at: number): boolean =>
  /[\p{L}\p{N}]/u.test(text.charAt(at + 1));

/** The end of a quotation in single marks; -1 where none closes. 'Learners’ books' closes nothing if another mark does. */
const singleEnd = (text: string, open: number, end: number): number => {
  const close = CLOSING[text.charAt(open)] ?? '';
  let possessive = -1;
  for (let i = open + 2; i < Math.min(end, open + LONGEST_SINGLE); i++) {
    if (i > open + 1 && text.charAt(i) === text.charAt(open) && opensSingle(text, i, open)) break;
    if (text.charAt(i) !== close || !endsWord(text, i) || isApostrophe(text, i)) continue;
    if (text.charAt(i - 1) !== 's' || !/^ \p{Ll}/u.test(text.slice(i + 1, i + 3))) return i;
    if (possessive < 0) possessive = i;
  }
  return possessive;
};

/**
 * Quotations of a paragraph, with their marks, in order and not nested: in “double”, ‘single’, „low“ or «angle» marks. An
 * opening mark without a closing one does not count.
 */
export const quotationsIn = (text: string, { start, end }: Span): Span[] => {
  const found: Span[] = [];
  let open = -1;
  for (let i = start; i < end; i++) {
    const unit = text.charAt(i);
    if (open >= 0 && CLOSING[text.charAt(open)]?.includes(unit)) {
      if (i - open > 2) found.push({ start: open, end: i + 1 });
      open = -1;
    } else if (unit === '“' || unit === '„' || unit === '«' || unit === '"') open = i;
    else if (open < 0 && (unit === '‘' || unit === "'") && opensSingle(text, i, start)) {
      const close = singleEnd(text, i, end);
      if (close < 0) continue;
      found.push({ start: i, end: close + 1 });
      i = close;
    }
  }
  return found;
};
