/** A part of a line: text, or where the words of a critique begin or end. */
export type Piece = { text: string } | { start: number } | { end: number };

/** The words of one critique. */
export interface Span {
  number: number;
  start: number;
  end: number;
}

interface Line {
  from: number;
  to: number;
}

const lineBreak = /\r\n|\n|\r/g;

const linesOf = (text: string): Line[] => {
  const lines: Line[] = [];
  let from = 0;
  for (const { index, 0: found } of text.matchAll(lineBreak)) {
    lines.push({ from, to: index });
    from = index + found.length;
  }
  return [...lines, { from, to: text.length }];
};

/**
 * Cuts a text into lines, and each line where critiques begin and end. A span over several lines begins in the first
 * and ends in the last. Spans may overlap. Every span has exactly one start and one end.
 */
export const markedLines = (text: string, spans: readonly Span[]): Piece[][] => {
  const lines = linesOf(text);
  const marks = lines.map((): { at: number; order: number; piece: Piece }[] => []);
  let line = 0;
  const sorted = spans.toSorted((a, b) => a.start - b.start);
  for (const { number, start, end } of sorted) {
    // An offset in a line break belongs to the end of its line.
    while (line < lines.length - 1 && (lines[line + 1] as Line).from <= start) line += 1;
    let last = line;
    while (last < lines.length - 1 && (lines[last + 1] as Line).from < end) last += 1;
    const begins = Math.min(start, (lines[line] as Line).to);
    const ends = Math.max(begins * Number(last === line), Math.min(end, (lines[last] as Line).to));
    marks[line]?.push({ at: begins, order: 1, piece: { start: number } });
    // Where a span ends and another begins, the end comes first; an empty span begins before it ends.
    const isEmpty = last === line && ends === begins;
    marks[last]?.push({ at: ends, order: isEmpty ? 2 : 0, piece: { end: number } });
  }
  return lines.map(({ from, to }, index) => {
    const pieces: Piece[] = [];
    let at = from;
    const inLine = (marks[index] ?? []).toSorted((a, b) => a.at - b.at || a.order - b.order);
    for (const mark of inLine) {
      if (mark.at > at) pieces.push({ text: text.slice(at, mark.at) });
      at = Math.max(at, mark.at);
      pieces.push(mark.piece);
    }
    if (to > at) pieces.push({ text: text.slice(at, to) });
    return pieces;
  });
};
