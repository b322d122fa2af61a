/** The value below which `share` (0 to 1) of the values fall. NaN for an empty list. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
};

/** The middle value. NaN for an empty list. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The exponent of the power law that fits the points best (least squares of their logarithms). 1 means linear growth. */
export const growth = (points: readonly { words: number; ms: number }[]): number => {
  const logs = points.map(({ words, ms }) => ({ x: Math.log(words), y: Math.log(ms) }));
  const mean = (of: 'x' | 'y'): number => logs.reduce((sum, p) => sum + p[of], 0) / logs.length;
  const [x, y] = [mean('x'), mean('y')];
  const above = logs.reduce((sum, p) => sum + (p.x - x) * (p.y - y), 0);
  return above / logs.reduce((sum, p) => sum + (p.x - x) ** 2, 0);
};

/** One measured value of a benchmark. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** The value divided by that of the baseline. */
  ratio?: number;
  baseline?: string;
  /** The aim: the value must be below a number, or the ratio (or the value, without a ratio) at least a number. */
  aim?: { below: number } | { atLeast: number };
  note?: string;
}
