/** The value below which `share` (0 to 1) of the sorted values lie. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
};

/** The middle value. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The exponent of the power law nearest to the points (least squares of logarithms): 1 is linear growth. */
export const growth = (points: readonly { words: number; ms: number }[]): number => {
  const logs = points.map(({ words, ms }) => ({ x: Math.log(words), y: Math.log(ms) }));
  const mean = (of: 'x' | 'y'): number => logs.reduce((sum, p) => sum + p[of], 0) / logs.length;
  const [x, y] = [mean('x'), mean('y')];
  const above = logs.reduce((sum, p) => sum + (p.x - x) * (p.y - y), 0);
  return above / logs.reduce((sum, p) => sum + (p.x - x) ** 2, 0);
};

/** One line of the table: what, how much, of which unit, and against what in the same run. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** value divided by the baseline's. */
  ratio?: number;
  baseline?: string;
  /** What the figure should be: the value below, or the ratio (the value where there is none) at least. */
  aim?: { below: number } | { atLeast: number };
  note?: string;
}
