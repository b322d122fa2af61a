import { ARGUMENT_COEFFICIENTS } from './argument-coefficients.ts';

/** How rare a stem is in essays, from 0 for a word that stands in all of them. */
export type Rarity = (stem: string) => number;

/** The rarity of stems by the number of texts that have them: the inverse document frequency (Spärck Jones 1972). */
export const rarityBy =
  (texts: number, counts: ReadonlyMap<string, number>): Rarity =>
  (stem) =>
    Math.log((texts + 1) / ((counts.get(stem) ?? 0) + 1));

const { texts, stems } = ARGUMENT_COEFFICIENTS;
const counts = new Map(
  Object.entries(stems).flatMap(([count, list]) =>
    list.split(' ').map((stem): [string, number] => [stem, Number(count)]),
  ),
);

/** The rarity of stems in the texts that the coefficients were made from. A stem without an entry is rare. */
export const rarityOf: Rarity = rarityBy(texts, counts);

/** How much two sets of stems have in common, with rare stems counting more. */
export const sharedRarity = (
  terms: Iterable<string>,
  others: ReadonlySet<string>,
  rarity: Rarity,
): number => {
  let sum = 0;
  for (const term of terms) if (others.has(term)) sum += rarity(term);
  return sum;
};
