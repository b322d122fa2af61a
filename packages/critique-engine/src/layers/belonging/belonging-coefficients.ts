/**
 * Coefficients of foreign paragraphs. Made on 2026-11-23 by scripts/train from the train half of the bank
 * (packages/critique-engine/bank): 31 essays, and 372 times one of them with a paragraph of another. The texts
 * are our own and have the licence of this project.
 */
export const BELONGING_COEFFICIENTS = {
  bias: 4.877,
  /** What each sign adds to the logarithm of the odds that a paragraph comes from another essay. */
  weights: {
    framed: -11.378,
    running: -2.182,
    topical: -1.465,
    evidence: -6.83,
    relative: -3.256,
    opening: -0.51,
    ownSubject: 1.477,
  },
} as const;
