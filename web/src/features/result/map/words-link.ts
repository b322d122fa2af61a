import type { OutlineUnit } from '@argint/contracts';

/** The words of the essay from one character to another. */
export type WordsPlace = Pick<OutlineUnit, 'start' | 'end'>;

/** A link that shows words of the essay on the same page: '#words-120-180'. */
export const linkToWords = ({ start, end }: WordsPlace): string => `#words-${start}-${end}`;

/** The place that a hash names; null for any other hash. */
export const placeIn = (hash: string): WordsPlace | null => {
  const [, start, end] = /^#words-(\d{1,7})-(\d{1,7})$/.exec(hash) ?? [];
  return start === undefined || end === undefined || Number(start) >= Number(end)
    ? null
    : { start: Number(start), end: Number(end) };
};
