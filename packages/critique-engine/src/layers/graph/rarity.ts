import { ARGUMENT_COEFFICIENTS } from './argument-coefficients.ts';

/** How rare a stem is in essays, from 0 for a word that stands in all of them. */
export type Rarity = (stem: string) => number;

/** The rarity of stems by the number of texts that have them: the inverse document frequency (Spärck Jones 1972). */
export const rarityBy =
  (texts: number, counts: ReadonlyMap<string, number>): Rarity =>
  (stem) =>
    Math.log((texts + 1) / ((counts.get(stem) ?? 0) + 1));

/** The rarity of stems that are listed by the number of texts that have them. A stem that is not listed is rare. */
const rarityIn = ({
  texts,
  stems,
}: {
  texts: number;
  stems: Readonly<Record<string, string>>;
}): Rarity =>
  rarityBy(
    texts,
    new Map(
      Object.entries(stems).flatMap(([count, list]) =>
        list.split(' ').map((stem): [string, number] => [stem, Number(count)]),
      ),
    ),
  );

/** The rarity of stems in the texts that the coefficients were made from. */
export const rarityOf: Rarity = rarityIn(ARGUMENT_COEFFICIENTS);

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
