import { secondViewIn } from '../second-view.ts';
import { stem } from '../stem.ts';
import type { ThesisSide } from './thesis-side.ts';
import { otherVoiceOf } from './voices.ts';

const negative =
  /\b(?:not|never|no|un\w+|bad|wrong|harm\w*|damag\w*|dangers?|dangerous|risks?|costs?|wast\w*|pollut\w*|los[est]\w*|expensive|cruel\w*|useless|interfer\w*|disadvantages?|drawbacks?|problems?|against|worse|too)\b|n['’]t\b/i;

/** How many stems of the thesis a phrase repeats. */
const sharedWith = (held: ReadonlySet<string>, phrase: string): number =>
  new Set(
    [...phrase.toLowerCase().matchAll(/[\p{L}'’-]{3,}/gu)]
      .map(([word]) => stem(word))
      .filter((term) => held.has(term)),
  ).size;

/**
 * Of two views, the one against a thesis of the given side: a thesis for something is opposed by what speaks of harm.
 * Where both or neither do, the one that shares fewer stems with the thesis (`held`). Null where the words do not show it.
 */
export const opposingOf = (
  [first, second]: readonly [string, string],
  side: ThesisSide | null,
  held: ReadonlySet<string>,
): string | null => {
  if (side !== 'for' && side !== 'against') return null;
  if (negative.test(first) !== negative.test(second))
    return negative.test(first) === (side === 'for') ? first : second;
  if (otherVoiceOf(first) === null) return null;
  const [ofFirst, ofSecond] = [sharedWith(held, first), sharedWith(held, second)];
  if (ofFirst === ofSecond) return null;
  return ofFirst < ofSecond ? first : second;
};

/**
 * Of a sentence that tells two views, the one against the thesis. The whole sentence where it tells only one view or the
 * words do not show which is which.
 */
export const opposingHalf = (
  text: string,
  side: ThesisSide | null,
  held: ReadonlySet<string> = new Set(),
): string => {
  const cut = secondViewIn(text);
  if (!cut) return text;
  const first = text.slice(0, cut.end).replace(/^while /i, '');
  return opposingOf([first, text.slice(cut.start)], side, held) ?? text;
};
