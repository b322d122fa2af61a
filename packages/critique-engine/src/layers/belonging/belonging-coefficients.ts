/**
 * Coefficients of foreign paragraphs. Made on 2026-11-24 by scripts/train from the train half of the bank
 * (packages/critique-engine/bank): 31 essays, and 372 times one of them with a paragraph of another. The texts
 * are our own and have the licence of this project.
 */
export const BELONGING_COEFFICIENTS = {
  bias: 4.903,
  /** What each sign adds to the logarithm of the odds that a paragraph comes from another essay. */
  weights: {
    framed: -11.412,
    running: -2.171,
    topical: -1.447,
    evidence: -6.839,
    relative: -3.19,
    opening: -0.491,
    ownSubject: 1.496,
  },
} as const;
