import { AppError, codeOf, ERRORS, type ErrorCode } from '@argint/contracts';

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 30_000;
/** While essay or the store is away, so that the task goes on soon after its return. */
const OUTAGE_DELAY_MS = 5_000;
/** Attempts of a task that ends a thread or hangs in it, since it delays every other task. */
const COSTLY_ATTEMPTS = 2;

/** Milliseconds before the next attempt: 500 after the first, doubled each time, 30,000 at most. */
export const backOff = (attempts: number): number =>
  Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1));

/** Another attempt after so many milliseconds, or the code the task fails with for good. */
export type Verdict = { delayMs: number } | { code: ErrorCode };

const isCostly = (error: unknown): boolean =>
  error instanceof AppError && error.details?.['costsThread'] === true;

/**
 * Retriable errors are retried until the attempts or the time are used up. What only says that something is away counts
 * no attempt: it says nothing about the task.
 *
 * @param task.attempts attempts begun, this one included
 * @param task.leftMs milliseconds until the task's deadline
 */
export const judgeFailure = (
  error: unknown,
  task: { attempts: number; leftMs: number },
  maxAttempts: number,
): Verdict => {
  const code = codeOf(error);
  const isOutage = code === 'UNAVAILABLE';
  const delayMs = Math.min(backOff(task.attempts), isOutage ? OUTAGE_DELAY_MS : MAX_DELAY_MS);
  const most = isCostly(error) ? Math.min(COSTLY_ATTEMPTS, maxAttempts) : maxAttempts;
  const mayRepeat = isOutage || task.attempts < most;
  const again = ERRORS[code].retriable && mayRepeat && delayMs < task.leftMs;
  return again ? { delayMs } : { code };
};
