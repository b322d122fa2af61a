/** Waits between tries. */
export interface RetryDelays {
  /** Before the second try, in ms; doubled each time. */
  firstMs: number;
  /** Longest wait of our own, in ms; a server may ask for more. */
  mostMs: number;
}

/** 1 s, 2 s, 4 s …, 8 s at most. */
export const RETRY_DELAYS: RetryDelays = { firstMs: 1_000, mostMs: 8_000 };
/** Share of a wait that is left to chance, so that callers turned away together do not come back together. */
const JITTER = 0.5;
const SERVER_JITTER = 0.1;

/**
 * Milliseconds before try `attempt` + 1: exponential, half of it by chance (`random` from 0 to 1). Where
 * the server asked for a longer wait, that wait and up to a tenth on top.
 */
export const retryDelay = (
  attempt: number,
  serverMs: number | null,
  random: number,
  { firstMs, mostMs }: RetryDelays = RETRY_DELAYS,
): number => {
  const full = Math.min(mostMs, firstMs * 2 ** (attempt - 1));
  const own = full * (1 - JITTER * random);
  return Math.round(Math.max(own, (serverMs ?? 0) * (1 + SERVER_JITTER * random)));
};
