import { clip, paint, safe, widthOf } from './paper.ts';
import type { Paper } from './paper.ts';

interface Place {
  start: number;
  end: number;
  lineNumber: number;
}

const ELLIPSIS = '…';

/** Cuts at a word if that loses little. */
const toWord = (text: string, fromEnd: boolean): string =>
  fromEnd ? text.replace(/^\S{1,12} /, '') : text.replace(/ \S{0,12}$/, '');

/** The line of the essay a critique is about, its words in the middle and marked from below. */
export const excerpt = (text: string, at: Place, paper: Paper): string[] => {
  const from = text.lastIndexOf('\n', at.start - 1) + 1;
  const to = text.indexOf('\n', at.start);
  const lineEnd = to < 0 ? text.length : to;
  const number = String(at.lineNumber).padStart(4);
  const room = paper.columns - widthOf(number) - 3;
  const quote = safe(text.slice(at.start, Math.min(at.end, lineEnd)));
  const marked =
    widthOf(quote) > room - 8 ? `${toWord(clip(quote, room - 8), false)}${ELLIPSIS}` : quote;
  const left = safe(text.slice(from, at.start));
  const right = safe(text.slice(Math.min(at.end, lineEnd), lineEnd));
  const spare = room - widthOf(marked);
  const before = Math.max(Math.floor(spare / 3), spare - widthOf(right));
  const shownLeft =
    widthOf(left) > before ? ELLIPSIS + toWord(clip(left, before - 1, true), true) : left;
  const after = room - widthOf(marked) - widthOf(shownLeft);
  const shownRight =
    marked !== quote
      ? ''
      : widthOf(right) > after
        ? toWord(clip(right, after - 1), false) + ELLIPSIS
        : right;
  const bar = paint(paper, 'dim', '│');
  return [
    `${paint(paper, 'dim', number)} ${bar} ${shownLeft}${paint(paper, ['bold', 'yellow'], marked)}${shownRight}`.trimEnd(),
    `${' '.repeat(widthOf(number))} ${bar} ${' '.repeat(widthOf(shownLeft))}${paint(paper, 'yellow', '^'.repeat(Math.max(1, widthOf(marked))))}`,
  ];
};
