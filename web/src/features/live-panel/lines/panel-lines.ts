import type { LineCritique } from '@argint/contracts';
import type { Severity } from '@argint/contracts/severity';
import { linesOf } from '@argint/text-analysis';

/** A line of the essay as the panel shows it. */
export interface PanelLine {
  number: number;
  /** Its first words; empty for a blank line. */
  opening: string;
  critiques: readonly LineCritique[];
  /** The highest severity on it, which gives it its colour. */
  severity: Severity | null;
  /** The essay has no such line. It is shown because a critique refers to it. */
  virtual: boolean;
}

/** What the panel shows: critiques about the whole essay, then every line. */
export interface PanelContent {
  wholeEssay: readonly LineCritique[];
  lines: readonly PanelLine[];
  /** Ids in the order of the panel. */
  order: readonly string[];
}

/** A line of the panel shows no more. */
const OPENING_CHARS = 60;
const NONE: readonly LineCritique[] = [];

const highest = (critiques: readonly LineCritique[]): Severity | null =>
  critiques.reduce<Severity | null>(
    (most, { severity }) => (severity > (most ?? 0) ? severity : most),
    null,
  );

/** Sorts critiques to their lines. A critique of a line that does not exist gets a virtual one (D1 §2). */
export const panelLines = (text: string, critiques: readonly LineCritique[]): PanelContent => {
  const byLine = Map.groupBy(critiques, ({ lineNumber }) => lineNumber);
  const { spans } = linesOf(text);
  const lineOf = (number: number, opening: string, virtual: boolean): PanelLine => {
    const own = byLine.get(number) ?? NONE;
    return { number, opening, critiques: own, severity: highest(own), virtual };
  };
  const real = spans.map(({ start, end }, i) =>
    lineOf(i + 1, text.slice(start, Math.min(end, start + OPENING_CHARS)).trim(), false),
  );
  const beyond = [...byLine.keys()]
    .filter((number) => number !== null && (number < 1 || number > spans.length))
    .toSorted((a, b) => (a as number) - (b as number))
    .map((number) => lineOf(number as number, '', true));
  const lines = [...real, ...beyond];
  const wholeEssay = byLine.get(null) ?? NONE;
  return {
    wholeEssay,
    lines,
    order: [...wholeEssay, ...lines.flatMap((line) => line.critiques)].map(({ id }) => id),
  };
};
