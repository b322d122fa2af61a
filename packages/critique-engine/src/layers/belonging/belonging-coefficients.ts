/**
 * Coefficients of foreign paragraphs. Made on 2026-11-25 by scripts/train from the train half of the bank
 * (packages/critique-engine/bank): 34 essays, and 408 times one of them with a paragraph of another. The texts
 * are our own and have the licence of this project.
 */
export const BELONGING_COEFFICIENTS = {
  bias: 4.164,
  /** What each sign adds to the logarithm of the odds that a paragraph comes from another essay. */
  weights: {
    framed: -9.694,
    running: -1.448,
    topical: -1.551,
    evidence: -5.509,
    relative: -3.919,
    opening: -0.966,
    ownSubject: 1.965,
  },
} as const;
