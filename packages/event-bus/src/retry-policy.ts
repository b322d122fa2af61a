/** When a failing handler is tried again: first in place, then parked in the group's retry topic. */
export interface RetryPolicy {
  /** Milliseconds before each further attempt in place, while the partition waits. */
  inPlaceMs: readonly number[];
  /** Milliseconds an event is parked before each later attempt. After the last one it is a dead letter. */
  parkedMs: readonly number[];
}

/** Four attempts within 1.5 s, then five over about 45 minutes. */
export const DEFAULT_RETRY_POLICY: RetryPolicy = {
  inPlaceMs: [100, 400, 1_000],
  parkedMs: [5_000, 30_000, 120_000, 600_000, 1_800_000],
};

/** Milliseconds to park an event that was parked `timesParked` times before; undefined = give up. */
export const parkingDelay = (policy: RetryPolicy, timesParked: number): number | undefined =>
  policy.parkedMs[timesParked];
