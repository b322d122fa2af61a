import type { ReadEssay, Sentence } from '../essay.ts';
import { readOpening } from './coherence/opening-word.ts';
import { contentStems } from './term-layer.ts';

/** How many sentences take up what stands before them. */
export interface SentenceTies {
  /** Sentences that have another before them in their paragraph. */
  following: number;
  /** Those of them that are tied to it. */
  tied: number;
}

/** Words that point back, and how far into a sentence a reader takes them so. */
const POINTS_BACK =
  /^(?:this|that|these|those|it|its|they|them|their|he|she|him|his|her|hers|such|both|another|others?|either|neither|same|each|then|there|here|instead)$/;
const EARLY_WORDS = 6;
/** A word that comes back after more sentences is no tie that a reader feels. */
const SENTENCES_BACK = 2;

const pointsBack = ({ words }: Sentence): boolean =>
  words.slice(0, EARLY_WORDS).some(({ lower }) => POINTS_BACK.test(lower));

/**
 * Counts ties by a connective, by a word that points back, or by a word that comes back (Halliday and Hasan 1976). Linear in
 * the length of the text.
 */
export const readTies = ({ prose }: Pick<ReadEssay, 'prose'>): SentenceTies => {
  let following = 0;
  let tied = 0;
  for (const { sentences } of prose) {
    const stems = sentences.map(({ words }) => contentStems(words));
    for (const [i, sentence] of sentences.entries()) {
      if (i === 0) continue;
      following++;
      const before = new Set(stems.slice(Math.max(0, i - SENTENCES_BACK), i).flat());
      const isTied =
        readOpening(sentence.words.map(({ lower }) => lower)).opening !== 'plain' ||
        pointsBack(sentence) ||
        (stems[i] ?? []).some((stem) => before.has(stem));
      if (isTied) tied++;
    }
  }
  return { following, tied };
};
