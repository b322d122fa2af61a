import type { LineCritique } from '@argint/contracts';
import type { Severity } from '@argint/contracts/severity';
import { linesOf } from '@argint/text-analysis';
import type { Span } from '@argint/text-analysis';
import { changeBetween, movedSpan } from './moved-span.ts';

/** Words that are underlined for a critique. */
export interface EditorMark extends Span {
  id: string;
  severity: Severity;
}

/** Critiques and the text whose offsets they use. */
export interface MarkedDraft {
  text: string;
  critiques: readonly LineCritique[];
}

/** A part of a line: plain, or underlined for the narrowest critique on it. */
export interface LinePiece {
  text: string;
  mark: EditorMark | null;
}

/** The words of a critique: its own, and the further places of a slip that comes back. None where it has no words. */
const placesOf = ({ start, end, related = [] }: LineCritique): Span[] =>
  start === null || end === null
    ? []
    : [{ start, end }, ...related].filter((place) => place.start < place.end);

/** All places of the critiques, where these are in `now`. Places whose words were changed are left out. */
export const marksIn = ({ text, critiques }: MarkedDraft, now: string): EditorMark[] => {
  const change = changeBetween(text, now);
  return critiques.flatMap((critique) =>
    placesOf(critique).flatMap(({ start, end }) => {
      const { id, severity } = critique;
      return movedSpan({ id, severity, start, end }, change) ?? [];
    }),
  );
};

const widthOf = ({ start, end }: Span): number => end - start;

/** The narrowest mark at an offset, both of its ends included. */
export const markAt = (marks: readonly EditorMark[], offset: number): EditorMark | null =>
  marks
    .filter(({ start, end }) => start <= offset && offset <= end)
    .reduce<EditorMark | null>(
      (narrowest, mark) => (narrowest && widthOf(narrowest) <= widthOf(mark) ? narrowest : mark),
      null,
    );

const cutLine = (text: string, line: Span, marks: readonly EditorMark[]): LinePiece[] => {
  const cuts = new Set([line.start, line.end]);
  for (const { start, end } of marks) {
    cuts.add(Math.max(start, line.start));
    cuts.add(Math.min(end, line.end));
  }
  const points = [...cuts].toSorted((a, b) => a - b);
  return points.slice(0, -1).map((start, i) => {
    const end = points[i + 1] as number;
    const covering = marks.filter((mark) => mark.start <= start && mark.end >= end);
    return { text: text.slice(start, end), mark: markAt(covering, start) };
  });
};

/** The lines of a text in pieces. A blank line has none. Linear in the text and the marks. */
export const pieceLines = (text: string, marks: readonly EditorMark[]): LinePiece[][] => {
  const sorted = marks.toSorted((a, b) => a.start - b.start);
  let open: EditorMark[] = [];
  let next = 0;
  return linesOf(text).spans.map((line) => {
    open = open.filter(({ end }) => end > line.start);
    for (; next < sorted.length && (sorted[next] as EditorMark).start < line.end; next += 1)
      open.push(sorted[next] as EditorMark);
    if (line.start === line.end) return [];
    return open.length === 0
      ? [{ text: text.slice(line.start, line.end), mark: null }]
      : cutLine(text, line, open);
  });
};
