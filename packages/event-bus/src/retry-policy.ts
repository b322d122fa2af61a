import { AppError, codeOf } from '@argint/contracts';

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

/** An event that is to wait for another attempt. */
export interface Parking {
  /** Milliseconds until then. */
  delayMs: number;
  /** How often it is to count as parked, this time included. */
  timesParked: number;
}

/** An outage holds an event at the first delay for as long after it was published. */
const OUTAGE_MS = 3_600_000;
/** So does a call without an answer, for less long: it may be the event's own doing. */
const SLOW_CALL_MS = 600_000;

/** The failure of a handler that did not end within its own limit, as told by `deliver`. */
export const hungHandler = (): AppError =>
  new AppError('DEADLINE', undefined, { details: { isHandler: true } });

const holdsForMs = (error: unknown): number => {
  const code = codeOf(error);
  if (code === 'UNAVAILABLE') return OUTAGE_MS;
  // While a store is away, the first calls of a service that needs it run out of time.
  const isCall = code === 'DEADLINE' && !(error as AppError).details?.['isHandler'];
  return isCall ? SLOW_CALL_MS : 0;
};

/**
 * Where an event goes whose handler failed after it was parked `timesParked` times; undefined = give up. What only says
 * that something is away (UNAVAILABLE for an hour, a call's DEADLINE for ten minutes) does not count: the event waits for
 * the first delay again and again, so that it is handled soon after the end of the outage, not when a longer delay is over.
 *
 * @param ageMs since the event was published
 */
export const nextParking = (
  policy: RetryPolicy,
  failed: { error: unknown; timesParked: number; ageMs: number },
): Parking | undefined => {
  const isOutage = failed.ageMs < holdsForMs(failed.error);
  const before = isOutage ? 0 : failed.timesParked;
  const delayMs = policy.parkedMs[before];
  return delayMs === undefined ? undefined : { delayMs, timesParked: before + 1 };
};
