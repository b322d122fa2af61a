import { AppError, LOGIN_LOCKOUT_SECONDS } from '@argint/contracts';
import { Schema } from 'mongoose';

/** Wrong passwords of one account from one address, or of one address. Attempts count before they are judged. */
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

/**
 * Counts an attempt as wrong until it is taken back; the one that reaches the limit locks for 15 minutes.
 * Throws AppError ACCOUNT_LOCKED with details.retryAfterSeconds while locked.
 */
export const countAttempt = <C extends LoginCounter>(counter: C, limit: number, now: Date): C => {
  const { lockedUntil } = counter;
  if (lockedUntil !== null && lockedUntil > now) {
    const retryAfterSeconds = Math.ceil((lockedUntil.getTime() - now.getTime()) / 1_000);
    throw new AppError('ACCOUNT_LOCKED', undefined, { details: { retryAfterSeconds } });
  }
  const since = now.getTime() - LOCKOUT_MS;
  const failures = [...counter.failures.filter((at) => at.getTime() > since), now];
  const end = new Date(now.getTime() + LOCKOUT_MS);
  return {
    ...counter,
    failures,
    lockedUntil: failures.length >= limit ? end : null,
    expiresAt: end,
  };
};

/** An attempt that was no wrong password after all, with the lock it may have caused. */
export const takeBack = <C extends LoginCounter>(counter: C, at: Date): C => {
  const index = counter.failures.findLastIndex((time) => time.getTime() === at.getTime());
  return index < 0
    ? counter
    : { ...counter, failures: counter.failures.toSpliced(index, 1), lockedUntil: null };
};
