import { isFrequent } from '../layers/word-pairs/pair-level.ts';

/** How little a kind of slip is to be expected of a writer: a letter doubled or not, left out, a wrong vowel, another letter. */
const DOUBLING = 0;
const SWAP = 0.5;
const LEFT_OUT = 1;
const ONE_TOO_MANY = 2;
const WRONG_VOWEL = 2;
const WRONG_LETTER = 3;
/** A frequent word is meant more often. */
const FREQUENT = -1;
/** So much likelier the best word must be than the next one: more if it is itself a rare one. */
const MARGIN = 0.5;
const MARGIN_OF_RARE = 1.75;

/** Whether a word, or the one it is the plural of, is frequent. */
export const isUsual = (word: string): boolean =>
  isFrequent(word) || isFrequent(word.replace(/ies$/, 'y').replace(/s$/, ''));

const isVowel = (letter: string): boolean => /[aeiouy]/.test(letter);

/** The first place at which two words differ. */
const firstDifference = (a: string, b: string): number => {
  let at = 0;
  while (at < a.length && a.charAt(at) === b.charAt(at)) at++;
  return at;
};

/** How unlikely it is that somebody writes `word` for `meant`, which is one edit away. */
const slipCost = (word: string, meant: string): number => {
  const at = firstDifference(word, meant);
  if (word.length === meant.length) {
    if (word.slice(at + 2) === meant.slice(at + 2) && word.charAt(at) === meant.charAt(at + 1))
      return SWAP;
    return isVowel(word.charAt(at)) && isVowel(meant.charAt(at)) ? WRONG_VOWEL : WRONG_LETTER;
  }
  // Hardly anybody gets the first letter wrong: 'bicicle' is no 'icicle'.
  if (at === 0) return WRONG_LETTER;
  const [longer, changed] =
    word.length > meant.length ? [word, word.charAt(at)] : [meant, meant.charAt(at)];
  if (longer.charAt(at - 1) === changed) return DOUBLING;
  if (word.length < meant.length) return LEFT_OUT;
  return ONE_TOO_MANY;
};

/** From so many letters on, a word resembles another one hardly ever by accident. */
const LONG = 8;

/** Whether somebody may well have written `word` for `meant`, which is one edit away: not 'triunf' for the rare 'triune'. */
export const isLikelySlip = (word: string, meant: string): boolean =>
  isUsual(meant) || meant.length >= LONG || slipCost(word, meant) < WRONG_LETTER;

/** The word that is meant by far the likeliest by the kind of slip and by how frequent it is; undefined without one. */
export const likeliestMeant = (word: string, others: readonly string[]): string | undefined => {
  const [best, next] = others
    .map((other) => ({ other, cost: slipCost(word, other) + (isUsual(other) ? FREQUENT : 0) }))
    .sort((a, b) => a.cost - b.cost);
  if (!best || best.other.includes("'")) return undefined;
  const margin = isUsual(best.other) ? MARGIN : MARGIN_OF_RARE;
  return !next || next.cost - best.cost >= margin ? best.other : undefined;
};
