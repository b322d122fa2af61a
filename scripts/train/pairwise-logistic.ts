import { logistic } from '../../packages/critique-engine/src/logistic.ts';

/** How the weights are fitted. */
interface FitOptions {
  /** Weight of the squared penalty. */
  penalty: number;
  /** Number of gradient steps. */
  steps?: number;
  /** Length of a step. */
  rate?: number;
  /** What the penalty draws the weights to, one for each. They may then fall below zero. */
  towards?: readonly number[];
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

/**
 * Fits weights so that the better side of each pair gets the higher sum: pairwise logistic regression with a squared
 * penalty (Bradley and Terry 1952). Each row holds the signs of the better side minus those of the worse side. Weights
 * never fall below zero unless `towards` is given: without it, every sign must be made so that more is better. The same
 * rows give the same weights.
 */
export const fitPairs = (
  rows: readonly (readonly number[])[],
  { penalty, steps = 4_000, rate = 0.5, towards }: FitOptions,
): number[] => {
  const columns = (rows[0] ?? []).length;
  const goal = towards ?? Array.from({ length: columns }, () => 0);
  const least = towards ? -Infinity : 0;
  let weights = [...goal];
  for (let step = 0; step < steps; step++) {
    const pulls = new Float64Array(columns);
    for (const row of rows) {
      const pull = logistic(-dot(row, weights)) / rows.length;
      row.forEach((value, i) => {
        if (value !== 0) pulls[i] = (pulls[i] ?? 0) + value * pull;
      });
    }
    weights = weights.map((weight, i) =>
      Math.max(least, weight + rate * ((pulls[i] ?? 0) - penalty * (weight - (goal[i] ?? 0)))),
    );
  }
  return weights;
};
