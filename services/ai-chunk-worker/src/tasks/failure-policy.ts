import { AppError, codeOf, ERRORS, type ErrorCode } from '@argint/contracts';

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 30_000;
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
 * Retriable errors are retried until the attempts or the time are used up.
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
  const delayMs = backOff(task.attempts);
  const most = isCostly(error) ? Math.min(COSTLY_ATTEMPTS, maxAttempts) : maxAttempts;
  const again = ERRORS[code].retriable && task.attempts < most && delayMs < task.leftMs;
  return again ? { delayMs } : { code };
};
