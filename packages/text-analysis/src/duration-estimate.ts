/** How long an analysis is expected to take. */
export interface DurationEstimate {
  seconds: number;
  /** Nine of ten analyses take at most this long. */
  highSeconds: number;
  basis: 'default' | 'measured';
}

/** Estimate shown until enough analyses were measured: 5 minutes (D1 §9). */
export const DEFAULT_ESTIMATE_SECONDS = 300;
const MIN_SIMILAR = 20;

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ??
  DEFAULT_ESTIMATE_SECONDS;

/**
 * The one estimate of an analysis' length. `past` are earlier durations in seconds with their word
 * counts; twenty within a factor of two of `words` make it measured (median and ninth decile).
 */
export const estimateDuration = (
  words: number,
  past: readonly { words: number; seconds: number }[] = [],
): DurationEstimate => {
  const alike = past
    .filter((run) => run.words * 2 >= words && run.words <= words * 2)
    .map((run) => run.seconds)
    .sort((a, b) => a - b);
  if (alike.length < MIN_SIMILAR)
    return {
      seconds: DEFAULT_ESTIMATE_SECONDS,
      highSeconds: DEFAULT_ESTIMATE_SECONDS * 2,
      basis: 'default',
    };
  return {
    seconds: Math.max(1, Math.ceil(percentile(alike, 0.5))),
    highSeconds: Math.max(1, Math.ceil(percentile(alike, 0.9))),
    basis: 'measured',
  };
};
