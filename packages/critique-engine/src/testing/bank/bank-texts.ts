/** The level of the writing, from a learner's English with slips to an academic's. */
export const LEVELS = ['weak', 'middling', 'polished'] as const;

/** Whether the writer says "I". */
export const VOICES = ['first', 'third'] as const;

/**
 * The flaws that a pair may plant. The last four are about support: no paragraph shows a case, one paragraph shows none,
 * a balance is claimed and never weighed, and words of one paragraph come back in another.
 */
export const FLAWS = [
  'slippery-slope',
  'unsourced-figure',
  'unnamed-authority',
  'false-dilemma',
  'circularity',
  'foreign-reason',
  'foreign-paragraph',
  'conclusion-off-topic',
  'overstated-conclusion',
  'false-cause',
  'hasty-generalisation',
  'contradiction',
  'straw-man',
  'ad-hominem',
  'rule-not-applied',
  'unanswered-objection',
  'irrelevant-reason',
  'burden-of-proof',
  'no-case',
  'no-case-here',
  'unweighed',
  'copied-words',
] as const;

/** The kinds of text in the bank. */
export const GENRES = [
  'argument',
  'narrative',
  'reflection',
  'letter',
  'lab-report',
  'law-opinion',
  'literature-review',
] as const;

/** The half of the bank a text belongs to: coefficients are fitted on one, and measured on the other. */
export type Split = 'train' | 'held-out';

/** What every text of the bank says about itself. */
export interface BankText {
  id: string;
  split: Split;
  level: (typeof LEVELS)[number];
  voice: (typeof VOICES)[number];
}

/** A short essay with one planted flaw, and the same essay without it. */
export interface Twin extends BankText {
  flaw: (typeof FLAWS)[number];
  question: string;
  flawed: string;
  clean: string;
  /** The words that carry the flaw. They stand in `flawed` once. */
  quote: string;
  /** The other place that the flaw needs, for example what it contradicts. It stands in both texts. */
  second: string | null;
  /** What stands in `clean` where `flawed` has the quote. */
  cleanQuote: string;
}

/** An essay with several planted flaws, and the same essay without them. */
export interface LongEssay extends BankText {
  question: string;
  flawed: string;
  clean: string;
  flaws: { flaw: (typeof FLAWS)[number]; quote: string; second: string | null }[];
}

/** A sound text of some kind. */
export interface SoundText extends BankText {
  genre: (typeof GENRES)[number];
  question: string | null;
  text: string;
  /** Words that are right and that a hasty reader would criticise. */
  sound: readonly string[];
  thesis?: string;
  claims?: readonly string[];
}
