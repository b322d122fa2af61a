import { CLOCK_SKEW_MS } from '@argint/service-kit';

/**
 * No call runs that long, in ms, on any replica's clock: what it read when it began counts until then, and nothing
 * after that time is written on the strength of it.
 */
export const LONGEST_CALL_MS = 60_000 + CLOCK_SKEW_MS;
