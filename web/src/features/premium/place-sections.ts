import type { PremiumResult } from '@argint/contracts';
import { linesOf } from '@argint/text-analysis';

/** A section mark with its number in reading order and the line it begins on. */
export type NumberedSection = PremiumResult['sectionAnalysis'][number] & {
  number: number;
  line: number;
};

/** A run of a line's text that one section or none owns. */
export interface SectionPiece {
  text: string;
  section: NumberedSection | null;
  /** Sections that begin here. Their numbers stand before the text. */
  begins: readonly NumberedSection[];
}

/** The sections in reading order and the essay's lines cut into pieces. Where sections overlap, the narrowest owns the words. */
export const placeSections = (
  text: string,
  given: PremiumResult['sectionAnalysis'],
): { sections: NumberedSection[]; lines: SectionPiece[][] } => {
  const { spans, lineAt } = linesOf(text);
  const sections = given
    .toSorted((a, b) => a.startIndex - b.startIndex || b.endIndex - a.endIndex)
    .map((section, index) => ({
      ...section,
      number: index + 1,
      line: lineAt(Math.min(section.startIndex, text.length)),
    }));
  const waiting = [...sections];
  const lines = spans.map(({ start, end }) =>
    cutLine(text, start, end, sections).map(({ from, to }): SectionPiece => {
      const begins: NumberedSection[] = [];
      while (waiting[0] && waiting[0].startIndex < to)
        begins.push(waiting.shift() as NumberedSection);
      return { text: text.slice(from, to), section: ownerOf(from, to, sections), begins };
    }),
  );
  return { sections, lines };
};

/** Cuts a line wherever a section begins or ends. A blank line has no pieces. */
const cutLine = (
  text: string,
  start: number,
  end: number,
  sections: readonly NumberedSection[],
): { from: number; to: number }[] => {
  const inside = (offset: number): boolean => offset > start && offset < end;
  const cuts = sections.flatMap(({ startIndex, endIndex }) => [startIndex, endIndex]);
  const points = [...new Set([start, ...cuts.filter(inside), end])].toSorted((a, b) => a - b);
  return points
    .slice(0, -1)
    .map((from, index) => ({ from, to: points[index + 1] as number }))
    .filter(({ from, to }) => text.slice(from, to) !== '');
};

const ownerOf = (
  from: number,
  to: number,
  sections: readonly NumberedSection[],
): NumberedSection | null =>
  sections
    .filter(({ startIndex, endIndex }) => startIndex <= from && endIndex >= to)
    .toSorted((a, b) => a.endIndex - a.startIndex - (b.endIndex - b.startIndex))[0] ?? null;
