import { usualness } from '../lexicon/usual-words.ts';
import { editDistance } from './word-shape.ts';

/** How little a kind of slip is to be expected of a writer: a letter doubled or not, left out, a wrong vowel, another letter. */
const DOUBLING = 0;
const SWAP = 0.5;
const LEFT_OUT = 1;
const ONE_TOO_MANY = 2;
const WRONG_VOWEL = 2;
const WRONG_LETTER = 3;
const TWO_SLIPS = 3.5;
/** By so much a word one level more usual is likelier. */
const PER_LEVEL = 0.6;
/** Above this cost nobody would guess the word; a short one has too many neighbours. */
const MOST = 2.2;
const MOST_OF_SHORT = 0.4;
const SHORT = 4;
/** So much likelier the best word must be than the next one. */
const MARGIN = 0.5;

const isVowel = (letter: string): boolean => /[aeiouy]/.test(letter);

/** The first place at which two words differ. */
const firstDifference = (a: string, b: string): number => {
  let at = 0;
  while (at < a.length && a.charAt(at) === b.charAt(at)) at++;
  return at;
};

/** How unlikely it is that somebody writes `word` for `meant`. */
const slipCost = (word: string, meant: string): number => {
  if (editDistance(word, meant) > 1) return TWO_SLIPS;
  const at = firstDifference(word, meant);
  if (word.length === meant.length) {
    if (word.slice(at + 2) === meant.slice(at + 2) && word.charAt(at) === meant.charAt(at + 1))
      return SWAP;
    return isVowel(word.charAt(at)) && isVowel(meant.charAt(at)) ? WRONG_VOWEL : WRONG_LETTER;
  }
  const [longer, changed] =
    word.length > meant.length ? [word, word.charAt(at)] : [meant, meant.charAt(at)];
  if (at > 0 && longer.charAt(at - 1) === changed) return DOUBLING;
  // 'Interprete', 'develope'.
  if (word === `${meant}e`) return SWAP;
  return word.length < meant.length ? LEFT_OUT : ONE_TOO_MANY;
};

const costOf = (word: string, meant: string): number =>
  slipCost(word, meant) - PER_LEVEL * usualness(meant);

/**
 * Whether somebody may well have written `word` for `meant`, at most two edits away. Hardly anybody gets the first letter
 * wrong: 'bicicle' is no 'icicle'.
 */
export const isLikelySlip = (word: string, meant: string): boolean =>
  word.charAt(0) === meant.charAt(0) &&
  costOf(word, meant) <= (word.length > SHORT ? MOST : MOST_OF_SHORT) &&
  // 'Luxated': a dictionary has the rare word, and not this form of it.
  !(word.startsWith(meant) && (usualness(meant) < 2 || meant.endsWith('ing')));

/**
 * Whether hardly anything but `meant` can be meant: letters doubled, left out or swapped, or a wrong vowel, in a word that is
 * not short. A letter too many, another consonant or two slips leave room for a guess.
 */
export const isSureSlip = (word: string, meant: string): boolean => {
  const cost = slipCost(word.toLowerCase(), meant.toLowerCase());
  const isWrongVowel = cost === WRONG_VOWEL && word.length === meant.length;
  return word.length > SHORT && (cost < ONE_TOO_MANY || isWrongVowel);
};

/** The word that is meant by far the likeliest by the kind of slip and by how usual it is; undefined without one. */
export const likeliestMeant = (word: string, others: readonly string[]): string | undefined => {
  const [best, next] = others
    .map((other) => ({ other, cost: costOf(word, other) }))
    .sort((a, b) => a.cost - b.cost);
  return best && (!next || next.cost - best.cost >= MARGIN) ? best.other : undefined;
};
