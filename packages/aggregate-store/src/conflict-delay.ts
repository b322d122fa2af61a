/** How often a conditional write is tried before AppError CONFLICT. */
export const UPDATE_TRIES = 20;

const LONGEST_MS = 32;

/**
 * Milliseconds to wait after the given number of conflicts in a row (1 or more): a random share of 1 ms
 * doubled with each conflict, at most 32 ms. Random ("full jitter", so that two writers part), because
 * writers that wait equally long would meet again.
 * Source: M. Brooker, 'Exponential Backoff And Jitter', AWS Architecture Blog, 2015.
 */
export const conflictDelay = (conflicts: number, random: () => number = Math.random): number =>
  random() * Math.min(LONGEST_MS, 2 ** (conflicts - 1));
