import { AppError, codeOf, ERRORS, type ErrorCode } from '@argint/contracts';

const FIRST_RETRY_MS = 500;
/** The longest wait for another try, in ms. */
export const LAST_RETRY_MS = 30_000;
/** Tries of a task that ended a thread or hung in it, and so kept everybody's work waiting. */
const COSTLY_TRIES = 2;

/** Milliseconds before the next try: 0.5 s after the first, doubled each time, 30 s at most. */
export const backOff = (attempts: number): number =>
  Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1));

/** Another try at that time, or the code the task fails with for good. */
export type Verdict = { retryAt: Date } | { code: ErrorCode };

const isCostly = (error: unknown): boolean =>
  error instanceof AppError && error.details?.['costsThread'] === true;

/** Retriable errors are tried again until attempts or the deadline run out. */
export const judgeFailure = (
  error: unknown,
  task: { attempts: number; deadline: Date },
  maxAttempts: number,
  now: Date,
): Verdict => {
  const code = codeOf(error);
  const retryAt = new Date(now.getTime() + backOff(task.attempts));
  const most = isCostly(error) ? Math.min(COSTLY_TRIES, maxAttempts) : maxAttempts;
  const again = ERRORS[code].retriable && task.attempts < most && retryAt < task.deadline;
  return again ? { retryAt } : { code };
};
