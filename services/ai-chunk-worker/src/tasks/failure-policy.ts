import { codeOf, ERRORS, type ErrorCode } from '@argint/contracts';

const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 30_000;

/** Milliseconds before the next try: 0.5 s after the first, doubled each time, 30 s at most. */
export const backOff = (attempts: number): number =>
  Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1));

/** Another try at that time, or the code the task fails with for good. */
export type Verdict = { retryAt: Date } | { code: ErrorCode };

/** Retriable errors are tried again until attempts or the deadline run out. */
export const judgeFailure = (
  error: unknown,
  task: { attempts: number; deadline: Date },
  maxAttempts: number,
  now: Date,
): Verdict => {
  const code = codeOf(error);
  const retryAt = new Date(now.getTime() + backOff(task.attempts));
  const again = ERRORS[code].retriable && task.attempts < maxAttempts && retryAt < task.deadline;
  return again ? { retryAt } : { code };
};
