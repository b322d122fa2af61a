import type { Findings, Outline } from '@argint/contracts';
import { linesOf } from '@argint/text-analysis';
import { plainText } from './answers/plain-text.ts';

/** Most units of an outline in a prompt, and the longest part of each that is shown, in characters. */
const MOST_UNITS = 60;
const UNIT_CHARS = 160;

/** What is shown first of an argument with too many units. Background and asides are never shown. */
const ORDER: readonly Outline['units'][number]['kind'][] = [
  'thesis',
  'conclusion',
  'claim',
  'objection',
  'answer',
  'evidence',
  'reason',
];

/** The units that say most about the argument, in the order of the essay. */
const shownOf = ({ units }: Outline): Outline['units'] => {
  const best = units
    .filter(({ kind }) => ORDER.includes(kind))
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
    .slice(0, MOST_UNITS);
  return units.filter((unit) => best.includes(unit));
};

/**
 * The engine's outline of an essay in lines, for a prompt: kind of text, and each part of the argument with a number,
 * its line, what it does and for which other part. Null where the engine found no argument.
 */
export const outlineWords = (
  text: string,
  { outline, textKind }: Pick<Findings['parts'], 'outline' | 'textKind'>,
): string | null => {
  if (!outline || outline.units.length === 0) return null;
  const { lineAt } = linesOf(text);
  const shown = shownOf(outline);
  const numberOf = (index: number): number => {
    const unit = outline.units[index];
    return unit ? shown.indexOf(unit) + 1 : 0;
  };
  const parts = shown.map((unit, i) => {
    const { start, end, kind } = unit;
    const links = outline.edges
      .filter(({ from, to }) => numberOf(from) === i + 1 && numberOf(to) > 0)
      .map((edge) => `, ${edge.kind} ${numberOf(edge.to)}`);
    const said = plainText(text.slice(start, end), UNIT_CHARS);
    return `${i + 1}. line ${lineAt(start)}, ${kind}${links.join('')}: ${said}`;
  });
  return [...(textKind ? [`Kind of text: ${textKind.kind}`] : []), ...parts].join('\n');
};
