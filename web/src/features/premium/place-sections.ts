import type { PremiumResult } from '@argint/contracts';
import { linesOf } from '@argint/text-analysis';
import { isLong } from '../result/marks/spans.ts';

/** A section mark with its number in reading order and the line it begins on. */
export type NumberedSection = PremiumResult['sectionAnalysis'][number] & {
  number: number;
  line: number;
  /** Too long to underline: it gets a bracket. */
  isPassage: boolean;
};

/** A run of a line's text that one section or none owns. */
export interface SectionPiece {
  text: string;
  section: NumberedSection | null;
  /** Numbers of the long passages that these words belong to. */
  passages: readonly number[];
  /** Sections that begin here. Their numbers stand before the text. */
  begins: readonly NumberedSection[];
}

/** The sections in reading order and the essay's lines cut into pieces. Where sections overlap, the narrowest owns the words; long passages own none. */
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
      isPassage: isLong(text, section.startIndex, section.endIndex, spans),
    }));
  const waiting = [...sections];
  const lines = spans.map(({ start, end }) =>
    cutLine(text, start, end, sections).map(({ from, to }): SectionPiece => {
      const begins: NumberedSection[] = [];
      while (waiting[0] && waiting[0].startIndex < to)
        begins.push(waiting.shift() as NumberedSection);
      const here = sections.filter((one) => one.startIndex <= from && one.endIndex >= to);
      const passages = here.filter(({ isPassage }) => isPassage).map(({ number }) => number);
      return { text: text.slice(from, to), section: ownerOf(here), passages, begins };
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

const ownerOf = (here: readonly NumberedSection[]): NumberedSection | null =>
  here
    .filter(({ isPassage }) => !isPassage)
    .toSorted((a, b) => a.endIndex - a.startIndex - (b.endIndex - b.startIndex))[0] ?? null;
