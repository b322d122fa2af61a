import type { BelongingCoefficients } from './train-belonging.ts';

/** The source file that holds the coefficients that tell foreign paragraphs, not yet formatted. */
export const belongingFile = (
  { essays, guests, bias, weights }: BelongingCoefficients,
  date: string,
): string => `/**
 * Coefficients of foreign paragraphs. Made on ${date} by scripts/train from the train half of the bank
 * (packages/critique-engine/bank): ${essays} essays, and ${guests} times one of them with a paragraph of another. The texts
 * are our own and have the licence of this project.
 */
export const BELONGING_COEFFICIENTS = {
  bias: ${bias},
  /** What each sign adds to the logarithm of the odds that a paragraph comes from another essay. */
  weights: ${JSON.stringify(weights)},
} as const;
`;
