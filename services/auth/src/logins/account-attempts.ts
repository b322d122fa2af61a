import { defineAggregate, type FieldsOf } from '@argint/aggregate-store';
import { notLaterThan } from '@argint/service-kit';
import { z } from 'zod';

/** Sign-ins to one account tried from addresses it is not known at, right or wrong. */
export const accountAttemptsSchema = defineAggregate({
  name: 'accountAttempts',
  fields: {
    /** Of the last 15 minutes, oldest first, as many as the delay depends on. */
    attempts: z.array(z.date()),
    /** Rises with each attempt. Who waited sees by it whether another attempt was let in meanwhile. */
    turn: z.number().int(),
    /** When the owner last used a link sent to the account's mailbox. Earlier locks of the account are void. */
    unlockedAt: z.date().nullable().default(null),
    expiresAt: z.date(),
  },
  indexes: [{ fields: { expiresAt: 1 } }],
});
export type AccountAttempts = FieldsOf<typeof accountAttemptsSchema>;

const WINDOW_MS = 15 * 60_000;
/** Attempts in 15 minutes without a delay: two addresses whose owner mistypes until both are locked. */
export const FREE_ATTEMPTS = 10;
/** Milliseconds between two later attempts: 1 s, 2 s, 4 s, then always 5 s. */
const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 5_000;
/** Attempts after which the delay grows no more. */
const KEPT = FREE_ATTEMPTS + 4;

export const newAccountAttempts = (now: Date): AccountAttempts => ({
  attempts: [],
  turn: 0,
  unlockedAt: null,
  expiresAt: now,
});

/** Voids the locks of the account up to now: its owner has shown to have the mailbox. */
export const unlockAccount = <R extends AccountAttempts>(record: R, now: Date): R => ({
  ...record,
  unlockedAt: now,
  expiresAt: new Date(now.getTime() + WINDOW_MS),
});

const recentOf = (record: AccountAttempts, now: Date): Date[] =>
  record.attempts.filter((at) => notLaterThan(at, now, 0).getTime() > now.getTime() - WINDOW_MS);

/** Milliseconds the next attempt has to wait, in which no other may be let in. */
export const delayOf = (record: AccountAttempts, now: Date): number => {
  const excess = recentOf(record, now).length - FREE_ATTEMPTS;
  return excess < 0 ? 0 : Math.min(FIRST_DELAY_MS * 2 ** excess, MAX_DELAY_MS);
};

/**
 * Lets an attempt in: without a delay at once, after one only where `seenTurn`, read before the wait, is still
 * the turn. Otherwise the record is returned unchanged.
 */
export const admitAttempt = <R extends AccountAttempts>(
  record: R,
  seenTurn: number | null,
  now: Date,
): R => {
  if (delayOf(record, now) > 0 && record.turn !== seenTurn) return record;
  return {
    ...record,
    attempts: [...recentOf(record, now), now].slice(-KEPT),
    turn: record.turn + 1,
    expiresAt: new Date(now.getTime() + WINDOW_MS),
  };
};
