/** How often and how far apart a failing handler is tried: in place first, then parked beside the partition. */
export interface RetryPolicy {
  /** Milliseconds before each further attempt in place, while the partition waits. */
  inPlaceMs: readonly number[];
  /** Milliseconds an event is parked before each later attempt; after the last it is a dead letter. */
  parkedMs: readonly number[];
}

/** Four attempts within 1.5 s, then five over about 45 minutes. */
export const DEFAULT_RETRY_POLICY: RetryPolicy = {
  inPlaceMs: [100, 400, 1_000],
  parkedMs: [5_000, 30_000, 120_000, 600_000, 1_800_000],
};

/** Milliseconds to park an event already parked that many times; undefined = give up. */
export const parkingDelay = (policy: RetryPolicy, timesParked: number): number | undefined =>
  policy.parkedMs[timesParked];

/** An event whose handling ended its process so often steps aside of its partition, to be tried alone. */
export const DEATHS_IN_PLACE = 3;
/** An event whose handling ended its process so often is a dead letter. */
export const DEATHS_MAX = 5;
