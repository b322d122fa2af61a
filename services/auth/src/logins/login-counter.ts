import { AppError, LOGIN_LOCKOUT_SECONDS } from '@argint/contracts';
import { Schema } from 'mongoose';

/** Wrong passwords of one account from one address, or of one address. */
export interface LoginCounter {
  /** Within the last 15 minutes, oldest first. */
  failures: Date[];
  lockedUntil: Date | null;
  /** When nothing of it matters any more. */
  expiresAt: Date;
}

export const loginCounterSchema = new Schema({
  _id: { type: String, required: true },
  failures: { type: [Date], required: true },
  lockedUntil: { type: Date, default: null },
  expiresAt: { type: Date, required: true },
}).index({ expiresAt: 1 });

const LOCKOUT_MS = LOGIN_LOCKOUT_SECONDS * 1_000;

/** Nothing counted yet. */
export const emptyCounter = (now: Date): LoginCounter => ({
  failures: [],
  lockedUntil: null,
  expiresAt: now,
});

/** Throws AppError ACCOUNT_LOCKED with details.retryAfterSeconds while locked. */
export const assertUnlocked = (counter: LoginCounter | null, now: Date): void => {
  const left = (counter?.lockedUntil?.getTime() ?? 0) - now.getTime();
  // A lock that ends later than any can was set before the clock was set back.
  if (left > 0 && left <= LOCKOUT_MS)
    throw new AppError('ACCOUNT_LOCKED', undefined, {
      details: { retryAfterSeconds: Math.ceil(left / 1_000) },
    });
};

/** Counts a wrong password; the one that reaches the limit within 15 minutes locks for 15 more. */
export const countFailure = <C extends LoginCounter>(counter: C, limit: number, now: Date): C => {
  const since = now.getTime() - LOCKOUT_MS;
  const recent = counter.failures.filter((at) => at.getTime() > since && at <= now);
  const failures = [...recent, now];
  const end = new Date(now.getTime() + LOCKOUT_MS);
  const isLocked =
    counter.lockedUntil !== null && counter.lockedUntil > now && counter.lockedUntil <= end;
  const lock = isLocked ? counter.lockedUntil : end;
  return {
    ...counter,
    // What came past the limit at the same time says no more, and the list stays short.
    failures: failures.slice(-limit),
    lockedUntil: failures.length >= limit ? lock : null,
    expiresAt: end,
  };
};
