import type { LineCritique } from '@argint/contracts';
import type { Severity } from '@argint/contracts/severity';
import { linesOf } from '@argint/text-analysis';

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

export interface MarkedLine {
  number: number;
  pieces: Piece[];
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

interface Span {
  start: number;
  end: number;
  critique: LineCritique;
}

const narrower = (a: Span, b: Span): number =>
  a.end - a.start - (b.end - b.start) || b.critique.severity - a.critique.severity;

/** The words of a critique. A critique with a line but no valid offsets covers the whole line. */
const spanOf = (
  critique: LineCritique,
  length: number,
  lines: readonly { start: number; end: number }[],
): Span | null => {
  const { start, end, lineNumber } = critique;
  if (start !== null && end !== null && start < end && end <= length) {
    return { start, end, critique };
  }
  const line = lineNumber === null ? undefined : lines[lineNumber - 1];
  return line && line.start < line.end ? { start: line.start, end: line.end, critique } : null;
};

const highestSeverity = (pieces: readonly Piece[]): Severity | null =>
  pieces.reduce<Severity | null>(
    (most, { critique }) =>
      critique && critique.severity > (most ?? 0) ? critique.severity : most,
    null,
  );

/**
 * Cuts the essay into lines and pieces. Where critiques overlap, the narrowest owns the words, so
 * that marks are never nested. A critique that owns no words gets an empty piece in front of them.
 */
export const placeMarks = (text: string, critiques: readonly LineCritique[]): MarkedEssay => {
  const { spans: bounds } = linesOf(text);
  const spans = critiques
    .map((critique) => spanOf(critique, text.length, bounds))
    .filter((span) => span !== null)
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  const seen = new Set<string>();
  const essayLines = bounds.map((line, index): MarkedLine => {
    const here = spans.filter((s) => s.start < line.end && s.end > line.start);
    const pieces = cutLine(text, line, here, seen);
    return { number: index + 1, virtual: false, severity: highestSeverity(pieces), pieces };
  });
  const rest = critiques.filter(({ id }) => !seen.has(id));
  const beyond = rest
    .filter(({ lineNumber }) => lineNumber !== null)
    .toSorted((a, b) => (a.lineNumber as number) - (b.lineNumber as number));
  return {
    lines: [...essayLines, ...virtualLines(beyond)],
    placed: [...inReadingOrder(essayLines), ...beyond],
    unplaced: rest.filter(({ lineNumber }) => lineNumber === null),
  };
};

const inReadingOrder = (lines: readonly MarkedLine[]): LineCritique[] =>
  lines.flatMap(({ pieces }) =>
    pieces.flatMap(({ first, critique }) => (first && critique ? [critique] : [])),
  );

const cutLine = (
  text: string,
  line: { start: number; end: number },
  spans: readonly Span[],
  seen: Set<string>,
): Piece[] => {
  const cuts = new Set([line.start, line.end]);
  for (const { start, end } of spans) {
    cuts.add(Math.max(start, line.start));
    cuts.add(Math.min(end, line.end));
  }
  const points = [...cuts].toSorted((a, b) => a - b);
  const owners = points.slice(0, -1).map((start, index) => {
    const end = points[index + 1] as number;
    return spans.filter((s) => s.start <= start && s.end >= end).toSorted(narrower);
  });
  const pieces: Piece[] = [];
  owners.forEach((covering, index) => {
    const [owner, ...others] = covering;
    for (const { critique } of others) {
      if (seen.has(critique.id) || ownsLater(critique, owners, index, line, spans)) continue;
      seen.add(critique.id);
      pieces.push({ text: '', critique, first: true, also: [] });
    }
    const piece = text.slice(points[index], points[index + 1]);
    const critique = owner?.critique ?? null;
    const first = critique !== null && !seen.has(critique.id);
    if (critique) seen.add(critique.id);
    pieces.push({ text: piece, critique, first, also: others.map(({ critique: { id } }) => id) });
  });
  return pieces;
};

/** Whether a critique owns a later piece, in this line or a later one. */
const ownsLater = (
  critique: LineCritique,
  owners: readonly Span[][],
  index: number,
  line: { end: number },
  spans: readonly Span[],
): boolean =>
  owners.slice(index + 1).some(([owner]) => owner?.critique.id === critique.id) ||
  spans.some((s) => s.critique.id === critique.id && s.end > line.end + 2);

/** Extra lines for critiques whose line number lies outside the essay (D1 §2). */
const virtualLines = (critiques: readonly LineCritique[]): MarkedLine[] =>
  [...Map.groupBy(critiques, ({ lineNumber }) => lineNumber as number)].map(([number, group]) => {
    const pieces = group.map((critique) => ({ text: '', critique, first: true, also: [] }));
    return { number, virtual: true, severity: highestSeverity(pieces), pieces };
  });
