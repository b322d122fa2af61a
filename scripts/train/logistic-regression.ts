import { logistic } from '../../packages/critique-engine/src/logistic.ts';

/** A row of signs, and whether it has what is looked for. */
export interface LabelledRow {
  signs: readonly number[];
  found: boolean;
}

/** Weights for the signs as they are given, without scaling. */
export interface LogisticFit {
  bias: number;
  weights: number[];
}

const PENALTY = 0.007;
const STEPS = 6_000;
const RATE = 0.5;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/**
 * Fits the chance that a row is found: logistic regression with a squared penalty on signs that are scaled to mean 0 and
 * deviation 1 (Hosmer and Lemeshow 1989). The same rows give the same weights.
 */
export const fitLogistic = (rows: readonly LabelledRow[]): LogisticFit => {
  const width = rows[0]?.signs.length ?? 0;
  const columns = Array.from({ length: width }, (_, i) => rows.map(({ signs }) => signs[i] ?? 0));
  const centres = columns.map(mean);
  const spreads = columns.map(
    (column, i) => Math.sqrt(mean(column.map((value) => (value - (centres[i] ?? 0)) ** 2))) || 1,
  );
  const scaled = rows.map(({ signs }) =>
    signs.map((value, i) => (value - (centres[i] ?? 0)) / (spreads[i] ?? 1)),
  );
  let [bias, weights] = [0, centres.map(() => 0)];
  for (let step = 0; step < STEPS; step++) {
    const errors = scaled.map((signs, at) => {
      const sum = signs.reduce((all, value, i) => all + value * (weights[i] ?? 0), bias);
      return (rows[at]?.found ? 1 : 0) - logistic(sum);
    });
    const pull = (i: number): number =>
      mean(errors.map((error, at) => error * (scaled[at]?.[i] ?? 0)));
    weights = weights.map((weight, i) => weight + RATE * (pull(i) - PENALTY * weight));
    bias += RATE * mean(errors);
  }
  const raw = weights.map((weight, i) => weight / (spreads[i] ?? 1));
  return {
    bias: raw.reduce((all, weight, i) => all - weight * (centres[i] ?? 0), bias),
    weights: raw,
  };
};
