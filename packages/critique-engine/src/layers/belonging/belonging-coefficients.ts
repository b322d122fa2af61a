/**
 * Coefficients of foreign paragraphs. Made on 2026-11-25 by scripts/train from the train half of the bank
 * (packages/critique-engine/bank): 31 essays, and 372 times one of them with a paragraph of another. The texts
 * are our own and have the licence of this project.
 */
export const BELONGING_COEFFICIENTS = {
  bias: 4.992,
  /** What each sign adds to the logarithm of the odds that a paragraph comes from another essay. */
  weights: {
    framed: -11.34,
    running: -2.14,
    topical: -1.43,
    evidence: -6.827,
    relative: -2.91,
    opening: -0.532,
    ownSubject: 1.532,
  },
} as const;
