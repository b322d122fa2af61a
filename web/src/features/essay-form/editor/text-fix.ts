import type { LineCritique } from '@argint/contracts';
import type { Span } from '@argint/text-analysis';

/** Words to write in the place of others. With no words, the others are taken out. */
export interface TextFix extends Span {
  words: string;
}

/** What a critique would have written, at its own place first. None where its fix is no plain replacement. */
export const fixesOf = ({ start, end, replacement, related = [] }: LineCritique): TextFix[] =>
  start === null || end === null || replacement === undefined
    ? []
    : [
        { start, end, words: replacement },
        ...related.flatMap((place) =>
          place.replacement === undefined
            ? []
            : [{ start: place.start, end: place.end, words: place.replacement }],
        ),
      ];

/** One replacement that does what several do, from the first to the last place; null without any. Of two that overlap, the first in the text is done. */
export const joinedFix = (text: string, fixes: readonly TextFix[]): TextFix | null => {
  const [first, ...more] = fixes.toSorted((a, b) => a.start - b.start);
  if (!first) return null;
  return more.reduce(
    (joined, { start, end, words }) =>
      start < joined.end
        ? joined
        : { start: first.start, end, words: joined.words + text.slice(joined.end, start) + words },
    first,
  );
};
