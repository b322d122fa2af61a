/** Delays between attempts. */
export interface RetryDelays {
  /** Delay before the second attempt, in ms. It doubles before each further attempt. */
  firstMs: number;
  /** Longest delay, in ms, unless the server asks for more. */
  mostMs: number;
}

/** 1 s, 2 s, 4 s, and then 8 s each. */
export const RETRY_DELAYS: RetryDelays = { firstMs: 1_000, mostMs: 8_000 };
/** Random share of a delay, so that callers that failed together do not retry together. */
const JITTER = 0.5;
const SERVER_JITTER = 0.1;

/**
 * The delay in ms before attempt `attempt` + 1: exponential, and shorter by up to half (`random` from 0 to 1). When
 * the server asks for a longer delay, it is that delay and up to a tenth more.
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
