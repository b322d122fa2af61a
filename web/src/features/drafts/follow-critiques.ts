import type { LineCritique } from '@argint/contracts';
import { linesOf } from '@argint/text-analysis';
import type { Span } from '@argint/text-analysis';
import { followSpan, textChanges } from '@argint/text-analysis/drafts';

/** A critique of the draft before, and where its words stand in the text that is being written. */
export interface FollowedCritique {
  critique: LineCritique;
  /** Null: it is about the whole essay, or its words are gone. */
  place: (Span & { line: number }) | null;
  /** It had a place, and its words are gone. */
  wordsChanged: boolean;
}

/** A critique whose words stand in the text. */
export type PlacedCritique = FollowedCritique & {
  place: NonNullable<FollowedCritique['place']>;
};

export const isPlaced = (note: FollowedCritique): note is PlacedCritique => note.place !== null;

/** Follows critiques from the draft before into a text, in the order in which they stood. */
export const followCritiques = (
  before: string,
  critiques: readonly LineCritique[],
  text: string,
): FollowedCritique[] => {
  const changes = textChanges(before, text);
  const { lineAt } = linesOf(text);
  return critiques
    .map((critique): FollowedCritique => {
      const { start, end } = critique;
      if (start === null || end === null) return { critique, place: null, wordsChanged: false };
      const found = followSpan(before, changes, { start, end });
      const place = found && { start: found.start, end: found.end, line: lineAt(found.start) };
      return { critique, place, wordsChanged: !place };
    })
    .toSorted((a, b) => (a.critique.start ?? Infinity) - (b.critique.start ?? Infinity));
};
