import type { PdfItem } from './pdf-lines.ts';

/** What our PDF files say made them. */
export const OWN_PRODUCER = 'Argument Intelligence';
/** The size of the essay's letters in them, which nothing else has, and that of the numbers of lines and remarks. */
const ESSAY_SIZE = 11;
const NUMBER_SIZE = 7.5;

const isAbout = (size: number, wanted: number): boolean => Math.abs(size - wanted) < 0.1;

/** Most line ends between two lines of the essay. */
const LINE_ENDS_MAX = 100;

/**
 * The essay in a PDF that we wrote ourselves, line by line as it was, without its numbers, facts, remarks and scores. Empty
 * for other files of ours.
 */
export const ownEssay = (items: readonly PdfItem[]): string => {
  let text = '';
  let line = 0;
  let y: number | null = null;
  let blank = '';
  for (const item of items) {
    const { str } = item;
    if (isAbout(item.fontSize, NUMBER_SIZE) && /^\d+$/.test(str)) {
      const ends = Math.min(Math.max(1, Number(str) - line), LINE_ENDS_MAX);
      if (line > 0) text += '\n'.repeat(ends);
      [line, y, blank] = [Number(str), null, ''];
    } else if (isAbout(item.fontSize, NUMBER_SIZE) && /^\[\d+\]$/.test(str)) {
      // The blank before a number belongs to the number.
      blank = '';
    } else if (line > 0 && str !== '' && str.trim() === '') blank = ' ';
    else if (line > 0 && isAbout(item.fontSize, ESSAY_SIZE)) {
      const isWrapped = y !== null && Math.abs(y - item.y) > 1;
      // A line is broken at a blank, or behind one of these signs without one.
      const gap = isWrapped && !/\S[-–—/]$/.test(text) ? ' ' : blank;
      text += y === null ? str : gap + str;
      [y, blank] = [item.y, ''];
    }
  }
  return text.trim();
};
