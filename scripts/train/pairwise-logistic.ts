import { logistic } from '../../packages/critique-engine/src/logistic.ts';

/** How the weights are fitted. */
interface FitOptions {
  /** Weight of the squared penalty. */
  penalty: number;
  /** Number of gradient steps. */
  steps?: number;
  /** Length of a step. */
  rate?: number;
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

/**
 * Fits weights so that the better side of each pair gets the higher sum: pairwise logistic regression with a squared
 * penalty (Bradley and Terry 1952). Each row holds the signs of the better side minus those of the worse side. Weights
 * never fall below zero, because every sign is made so that more is better. The same rows give the same weights.
 */
export const fitPairs = (
  rows: readonly (readonly number[])[],
  { penalty, steps = 4_000, rate = 0.5 }: FitOptions,
): number[] => {
  let weights = (rows[0] ?? []).map(() => 0);
  for (let step = 0; step < steps; step++) {
    const pulls = rows.map((row) => logistic(-dot(row, weights)));
    weights = weights.map((weight, i) => {
      const pull = rows.reduce((sum, row, at) => sum + (row[i] ?? 0) * (pulls[at] ?? 0), 0);
      return Math.max(0, weight + rate * (pull / rows.length - penalty * weight));
    });
  }
  return weights;
};
