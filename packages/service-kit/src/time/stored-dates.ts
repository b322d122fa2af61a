/** How far the clocks of two replicas may differ, in milliseconds. */
export const CLOCK_SKEW_MS = 60_000;

/**
 * A date read from a store, limited to what a right clock can have written. `maxMs` is how far ahead of its own
 * clock the writer sets this kind of date (0 for 'now'). A date up to `maxMs + CLOCK_SKEW_MS` ahead of `now` is
 * returned unchanged; a later one was written by a wrong clock and becomes `now + maxMs`.
 */
export const notLaterThan = (date: Date, now: Date, maxMs: number): Date =>
  date.getTime() - now.getTime() > maxMs + CLOCK_SKEW_MS ? new Date(now.getTime() + maxMs) : date;
