import type { LineCritique } from '@argint/contracts';
import { linesOf } from '@argint/text-analysis';
import type { Span } from '@argint/text-analysis';
import { followSpan, textChanges } from '@argint/text-analysis/drafts';
import type { TextChange } from '@argint/text-analysis/drafts';
import { fixesOf } from '../essay-form/editor/text-fix.ts';
import type { TextFix } from '../essay-form/editor/text-fix.ts';

/** A critique of the draft before, and what became of its words in the text that is being written. */
export interface FollowedCritique {
  critique: LineCritique;
  /** Its words, or those of its first further place that still stand. Null: it is about the whole essay, or all are gone. */
  place: (Span & { line: number }) | null;
  /**
   * `open`: it stands as it stood. `mended`: each of its places now reads what its fix would write. `changed`: its words are
   * gone, and whether they are better nobody has looked at.
   */
  outcome: 'open' | 'mended' | 'changed';
  /** What its fix would write into the text, at each place whose words still stand there. */
  fixes: TextFix[];
}

/** A critique whose words stand in the text. */
export type PlacedCritique = FollowedCritique & {
  place: NonNullable<FollowedCritique['place']>;
};

export const isPlaced = (note: FollowedCritique): note is PlacedCritique => note.place !== null;

/** Where the stretch from `start` to `end` of the earlier text lies in the later one, whatever became of its words. */
const stretchNow = (changes: readonly TextChange[], { start, end }: Span): Span | null => {
  const first = changes.find(({ before }) => before.end > start);
  const last = changes.findLast(({ before }) => before.start < end);
  if (!first || !last) return null;
  return {
    start: first.after.start + (first.kind === 'same' ? start - first.before.start : 0),
    end: last.after.end - (last.kind === 'same' ? last.before.end - end : 0),
  };
};

const plain = (words: string): string => words.replace(/\s+/g, ' ').trim();

/** Follows critiques from the draft before into a text, in the order in which they stood. */
export const followCritiques = (
  before: string,
  critiques: readonly LineCritique[],
  text: string,
): FollowedCritique[] => {
  const changes = textChanges(before, text);
  const { lineAt } = linesOf(text);
  const isWritten = (fix: TextFix): boolean => {
    const now = stretchNow(changes, fix);
    return now !== null && plain(text.slice(now.start, now.end)) === plain(fix.words);
  };
  return critiques
    .map((critique): FollowedCritique => {
      const { start, end } = critique;
      if (start === null || end === null)
        return { critique, place: null, outcome: 'open', fixes: [] };
      const all = fixesOf(critique);
      if (all.length > 0 && all.every(isWritten))
        return { critique, place: null, outcome: 'mended', fixes: [] };
      const fixes = all.flatMap((fix) => {
        const now = followSpan(before, changes, fix);
        const isSame = now && text.slice(now.start, now.end) === before.slice(fix.start, fix.end);
        return isSame ? [{ start: now.start, end: now.end, words: fix.words }] : [];
      });
      const own = all[0] && isWritten(all[0]) ? null : followSpan(before, changes, { start, end });
      const found = own ?? fixes[0] ?? null;
      const place = found && { start: found.start, end: found.end, line: lineAt(found.start) };
      return { critique, place, outcome: place ? 'open' : 'changed', fixes };
    })
    .toSorted((a, b) => (a.critique.start ?? Infinity) - (b.critique.start ?? Infinity));
};
