import type { MarkedLine } from './place-marks.ts';

/** The printed rows of one line of the essay. A line wraps into one or more rows. */
export interface LineRows {
  rows: number;
  /** First and last row of each critique in this line, by critique id. Rows count from 0. */
  places: ReadonlyMap<string, { first: number; last: number }>;
}

/** Where the lines and the critiques of an essay are printed at the present width. */
export interface Metrics {
  /** Height of a row in px. */
  rowHeight: number;
  /** Space below each line in px. */
  gap: number;
  /** By `lineKey`. */
  lines: ReadonlyMap<string, LineRows>;
  /** All lines are measured. Before that, only those at the top are. */
  complete: boolean;
}

/** Tells the essay's lines from each other, and from those a critique made up. */
export const lineKey = ({ number, virtual }: Pick<MarkedLine, 'number' | 'virtual'>): string =>
  virtual ? `virtual-${number}` : String(number);

/** Characters in a row of the widest column. Used to guess the rows of a line before it is measured. */
const CHARS_PER_ROW = 68;

/** Rows of a line of `chars` characters, guessed. At least 1. */
export const guessRows = (chars: number): number => Math.max(1, Math.ceil(chars / CHARS_PER_ROW));

/** Rows of the essay that a window shows, or a little more. */
export const ROWS_OF_WINDOW = 36;

/** How many of the lines, from the top, fill a window. */
export const linesOfWindow = (lines: readonly Pick<MarkedLine, 'pieces'>[]): number => {
  let rows = 0;
  const last = lines.findIndex(({ pieces }) => {
    rows += guessRows(pieces.reduce((sum, { text }) => sum + text.length, 0));
    return rows >= ROWS_OF_WINDOW;
  });
  return last < 0 ? lines.length : last + 1;
};

/** Returns a function that gives the row of the character at an offset of `element`'s text. */
const rowReader = (element: HTMLElement, rowHeight: number): ((offset: number) => number) => {
  const nodes: { node: Text; start: number }[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let length = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    nodes.push({ node, start: length });
    length += node.length;
  }
  const top = element.getBoundingClientRect().top;
  const range = document.createRange();
  return (offset) => {
    const found = nodes.findLast(({ start }) => start <= offset);
    if (!found || offset >= length) return 0;
    range.setStart(found.node, offset - found.start);
    range.setEnd(found.node, offset - found.start + 1);
    const box = range.getClientRects()[0];
    return box ? Math.max(0, Math.floor((box.top + box.height / 2 - top) / rowHeight)) : 0;
  };
};

/** Measures where the critiques of one line stand. `element` holds exactly the line's text. */
export const measureLine = (
  element: HTMLElement,
  { places }: Pick<MarkedLine, 'places'>,
  rowHeight: number,
): LineRows => {
  const rows = Math.max(1, Math.round(element.offsetHeight / rowHeight));
  if (places.length === 0) return { rows, places: new Map() };
  const rowOf = rowReader(element, rowHeight);
  return {
    rows,
    places: new Map(
      places.map(({ critique, from, to }) => [
        critique.id,
        { first: rowOf(from), last: rowOf(to - 1) },
      ]),
    ),
  };
};
