import type { LineCritique } from '@argint/contracts';
import type { Severity } from '@argint/contracts/severity';
import { linesOf } from '@argint/text-analysis';
import { spanOf } from './spans.ts';
import type { LineBounds, Span } from './spans.ts';

/** A part of a line's text that one critique or none owns. */
export interface Piece {
  text: string;
  /** The critique that owns these words; null for plain text. */
  critique: LineCritique | null;
  /** The first piece of its critique, which gets the focus and the accessible name. */
  first: boolean;
  /** Ids of the other critiques that cover these words. */
  also: readonly string[];
}

/** A critique's place in one line, in characters from the start of the line. */
export interface Place {
  critique: LineCritique;
  from: number;
  /** At least one more than `from`. */
  to: number;
  /**
   * words: underlined. bracket: too long to underline. icon: all its words belong to narrower
   * critiques, or it has none. more: the bracket goes on from an earlier line.
   */
  as: 'words' | 'bracket' | 'icon' | 'more';
}

export interface MarkedLine {
  number: number;
  pieces: Piece[];
  /** What the gutter shows beside this line, in reading order. */
  places: Place[];
  /** The highest severity on the line, which colours its number. */
  severity: Severity | null;
  /** The essay has no such line. It is shown because a critique refers to it. */
  virtual: boolean;
}

export interface MarkedEssay {
  lines: MarkedLine[];
  /** Critiques with a mark, in reading order. */
  placed: LineCritique[];
  /** Critiques about the whole essay. */
  unplaced: LineCritique[];
}

const narrower = (a: Span, b: Span): number =>
  a.end - a.start - (b.end - b.start) || b.critique.severity - a.critique.severity;

const highestSeverity = (places: readonly Place[]): Severity | null =>
  places.reduce<Severity | null>(
    (most, { critique: { severity } }) => (severity > (most ?? 0) ? severity : most),
    null,
  );

/**
 * Cuts the essay into lines and pieces. Where critiques overlap, the narrowest owns the words, so
 * that marks are never nested. Critiques that own no words are shown in the gutter only.
 */
export const placeMarks = (text: string, critiques: readonly LineCritique[]): MarkedEssay => {
  const { spans: bounds } = linesOf(text);
  const spans = critiques
    .map((critique) => spanOf(text, critique, bounds))
    .filter((span) => span !== null)
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  const owners = new Set<string>();
  const begun = new Set<string>();
  const cut = bounds.map((line) => {
    const here = spans.filter((s) => s.start < line.end && s.end > line.start);
    return { line, here, pieces: cutLine(text, line, here, owners) };
  });
  const essayLines = cut.map(({ line, here, pieces }, index): MarkedLine => {
    const places = placesOf(line, here, owners, begun);
    return { number: index + 1, virtual: false, severity: highestSeverity(places), pieces, places };
  });
  const rest = critiques.filter(({ id }) => !begun.has(id));
  const beyond = rest
    .filter(({ lineNumber }) => lineNumber !== null)
    .toSorted((a, b) => (a.lineNumber as number) - (b.lineNumber as number));
  return {
    lines: [...essayLines, ...virtualLines(beyond)],
    placed: [
      ...spans.filter(({ critique }) => begun.has(critique.id)).map(({ critique }) => critique),
      ...beyond,
    ],
    unplaced: rest.filter(({ lineNumber }) => lineNumber === null),
  };
};

/** Cuts one line where critiques begin and end. Adds the critiques that own words to `owners`. */
const cutLine = (
  text: string,
  line: LineBounds,
  spans: readonly Span[],
  owners: Set<string>,
): Piece[] => {
  const cuts = new Set([line.start, line.end]);
  for (const { start, end } of spans) {
    cuts.add(Math.max(start, line.start));
    cuts.add(Math.min(end, line.end));
  }
  const points = [...cuts].toSorted((a, b) => a - b);
  return points.slice(0, -1).map((start, index): Piece => {
    const end = points[index + 1] as number;
    const covering = spans.filter((s) => s.start <= start && s.end >= end).toSorted(narrower);
    const critique = covering.find(({ bracketed }) => !bracketed)?.critique ?? null;
    const first = critique !== null && !owners.has(critique.id);
    if (critique) owners.add(critique.id);
    const also = covering.map((span) => span.critique.id).filter((id) => id !== critique?.id);
    return { text: text.slice(start, end), critique, first, also };
  });
};

/** The gutter of one line. Adds the critiques that begin here to `begun`. */
const placesOf = (
  line: LineBounds,
  spans: readonly Span[],
  owners: ReadonlySet<string>,
  begun: Set<string>,
): Place[] =>
  spans.flatMap(({ start, end, critique, bracketed }): Place[] => {
    // A blank line inside a passage has nothing to put a bracket around.
    if (line.start === line.end) return [];
    const from = Math.max(start, line.start) - line.start;
    const to = Math.max(from + 1, Math.min(end, line.end) - line.start);
    const seen = begun.has(critique.id);
    begun.add(critique.id);
    if (bracketed) return [{ critique, from, to, as: seen ? 'more' : 'bracket' }];
    if (seen) return [];
    return [{ critique, from, to, as: owners.has(critique.id) ? 'words' : 'icon' }];
  });

/** Extra lines for critiques whose line number lies outside the essay (D1 §2). */
const virtualLines = (critiques: readonly LineCritique[]): MarkedLine[] =>
  [...Map.groupBy(critiques, ({ lineNumber }) => lineNumber as number)].map(([number, group]) => {
    const places = group.map((critique): Place => ({ critique, from: 0, to: 1, as: 'icon' }));
    return { number, virtual: true, severity: highestSeverity(places), pieces: [], places };
  });
