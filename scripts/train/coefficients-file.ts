import type { ArgumentCoefficients } from './train-argument.ts';

/** The source file that holds the coefficients of the argument score, not yet formatted. */
export const coefficientsFile = (
  { texts, pairs, points, stems }: ArgumentCoefficients,
  date: string,
): string => `/**
 * Coefficients of the argument score. Made on ${date} by scripts/train from the train half of the bank
 * (packages/critique-engine/bank): ${texts} texts, ${pairs} pairs of a better and a worse essay. The texts are our own and
 * have the licence of this project.
 */
export const ARGUMENT_COEFFICIENTS = {
  /** Number of texts that the stems were counted in. */
  texts: ${texts},
  /** Points for each sign at its best. */
  points: ${JSON.stringify(points)},
  /** Stems by the number of texts that have them. All others are rare. */
  stems: ${JSON.stringify(stems)},
} as const;
`;
