/** The value below which `share` (0 to 1) of the sorted values lie. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
};

/** The middle value. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** One line of the table: what, how much, of which unit, and against what in the same run. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** value divided by the baseline's. */
  ratio?: number;
  baseline?: string;
  note?: string;
}
