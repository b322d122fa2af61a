import type { ReadEssay, Sentence } from '../essay.ts';
import type { GrammarRule } from './grammar-rule.ts';

/** UTF-16 units read before and after a sentence, for the line break and what stands beyond it. */
const NEAR_UNITS = 20;

/** What stands before words that go on a sentence: no stop, an abbreviation, or dots. */
const opensNoSentence =
  /(?:[\p{L}\p{N},;:–-]|\b(?:etc|e\.? ?g|i\.? ?e|vs|approx|Mr|Mrs|Ms|Dr|Prof|St|No|pp?)\.|\.\.+|…)\s*$/u;

/**
 * Whether a rule about one end of a sentence looks at a line break in the middle of one: the line before has no stop,
 * and the next one begins with a small letter.
 */
export const isBrokenLine = (
  border: GrammarRule['border'],
  { start, end }: Sentence,
  { text }: Pick<ReadEssay, 'text'>,
): boolean =>
  border === 'end'
    ? /^\s+\p{Ll}/u.test(text.slice(end, end + NEAR_UNITS))
    : border === 'start' &&
      opensNoSentence.test(text.slice(Math.max(0, start - NEAR_UNITS), start));
