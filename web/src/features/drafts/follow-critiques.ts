import type { LineCritique } from '@argint/contracts';
import { linesOf } from '@argint/text-analysis';
import type { Span } from '@argint/text-analysis';
import { followSpan, textChanges } from '@argint/text-analysis/drafts';
import { fixesOf } from '../essay-form/editor/text-fix.ts';
import type { TextFix } from '../essay-form/editor/text-fix.ts';

/** A critique of the draft before, and where its words stand in the text that is being written. */
export interface FollowedCritique {
  critique: LineCritique;
  /** Null: it is about the whole essay, or its words are gone. */
  place: (Span & { line: number }) | null;
  /** It had a place, and its words are gone. */
  wordsChanged: boolean;
  /** What its fix would write into the text, at each place whose words still stand there. */
  fixes: TextFix[];
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
      if (start === null || end === null)
        return { critique, place: null, wordsChanged: false, fixes: [] };
      const found = followSpan(before, changes, { start, end });
      const place = found && { start: found.start, end: found.end, line: lineAt(found.start) };
      const fixes = fixesOf(critique).flatMap((fix) => {
        const now = followSpan(before, changes, fix);
        const isSame = now && text.slice(now.start, now.end) === before.slice(fix.start, fix.end);
        return isSame ? [{ start: now.start, end: now.end, words: fix.words }] : [];
      });
      return { critique, place, wordsChanged: !place, fixes };
    })
    .toSorted((a, b) => (a.critique.start ?? Infinity) - (b.critique.start ?? Infinity));
};
