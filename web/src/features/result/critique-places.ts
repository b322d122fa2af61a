import type { LineCritique } from '@argint/contracts';

/** The id of a further place of a critique, counted from 1: 'spelling-12@1'. */
const idOfPlace = (id: string, place: number): string => `${id}@${place}`;

/** The id of the critique that a place belongs to; of a critique itself, its own id. */
export const critiqueIdOf = (id: string): string => id.replace(/@\d+$/, '');

/** Whether an id belongs to a further place of a critique. */
export const isFurtherPlace = (id: string): boolean => critiqueIdOf(id) !== id;

/** Whether a critique is about two passages that do not go together. */
export const isPair = ({ quote2, line2 }: LineCritique): boolean =>
  quote2 !== undefined && line2 !== undefined;

/**
 * A critique with a copy of it for each further place, in the order of the result. A copy has its own id, offsets and
 * quote, so that it has a mark in the text and the card can stand beside it.
 */
export const withPlaces = (text: string, critique: LineCritique): LineCritique[] => {
  const id = critiqueIdOf(critique.id);
  return [
    critique,
    ...(critique.related ?? []).flatMap(({ start, end, lineNumber, replacement }, i) =>
      start < end && end <= text.length
        ? [
            {
              ...critique,
              id: idOfPlace(id, i + 1),
              start,
              end,
              lineNumber,
              line: lineNumber,
              quote: text.slice(start, end),
              replacement,
              // Seen from the second passage of a pair, the first one is the other.
              ...(isPair(critique) && {
                quote2: critique.quote ?? undefined,
                line2: critique.lineNumber ?? undefined,
              }),
            },
          ]
        : [],
    ),
  ];
};

/** A place as a card names it. */
export interface NamedPlace {
  id: string;
  lineNumber: number;
  start: number;
}

/** All places of a critique in reading order; none where there is only one. `own` is its first place. */
export const placesOf = (critique: LineCritique, own: LineCritique): NamedPlace[] => {
  const { id, start, lineNumber, related = [] } = own;
  if (related.length === 0 || start === null || lineNumber === null) return [];
  return [
    { id, start, lineNumber },
    ...related.map((place, i) => ({
      id: idOfPlace(critiqueIdOf(critique.id), i + 1),
      start: place.start,
      lineNumber: place.lineNumber,
    })),
  ].toSorted((a, b) => a.start - b.start);
};
