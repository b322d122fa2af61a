import type { EssayModel, Paragraph } from '../../essay-model.ts';
import { memoizeByKey } from '../../memoize-by-key.ts';
import { BELONGING_COEFFICIENTS } from './belonging-coefficients.ts';
import { LEAST_TYPES, readBelongingSigns, type BelongingSigns } from './belonging-signs.ts';

/** How little ties a paragraph to its essay. */
export interface Strangeness {
  paragraph: Paragraph;
  /** Logarithm of the odds that the paragraph comes from another essay. Above 0 is likelier than not. */
  odds: number;
  /** The mean of the odds of the other paragraphs. Without any other it is 0. */
  others: number;
  /** The highest odds of the other paragraphs of the body. */
  next: number;
  /** Number of its different content stems. */
  types: number;
}

const { bias, weights } = BELONGING_COEFFICIENTS;
const signs = Object.keys(weights) as (keyof BelongingSigns)[];

/** The logarithm of the odds that a paragraph with these signs comes from another essay. */
const oddsOf = (of: BelongingSigns): number =>
  signs.reduce<number>((sum, sign) => sum + weights[sign] * of[sign], bias);

/** The odds of every paragraph of prose that is long enough to be compared, in order. Linear. */
export const readStrangeness = memoizeByKey((model: EssayModel): Strangeness[] => {
  const read = readBelongingSigns(model)
    .filter(({ types }) => types >= LEAST_TYPES)
    .map(({ paragraph, types, signs: of }) => ({ paragraph, types, odds: oddsOf(of) }));
  const sum = read.reduce((all, { odds }) => all + odds, 0);
  const body = read
    .filter(({ paragraph }) => paragraph.part === 'body')
    .map(({ odds }) => odds)
    .sort((a, b) => b - a);
  const [highest = -Infinity, second = -Infinity] = body;
  return read.map((one) => ({
    ...one,
    others: read.length > 1 ? (sum - one.odds) / (read.length - 1) : 0,
    next: one.paragraph.part === 'body' && one.odds === highest ? second : highest,
  }));
});
