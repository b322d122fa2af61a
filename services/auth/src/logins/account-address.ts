import { defineAggregate, type FieldsOf } from '@argint/aggregate-store';
import { AppError, LOGIN_LOCKOUT_SECONDS } from '@argint/contracts';
import { notLaterThan } from '@argint/service-kit';
import { z } from 'zod';

/** What one address did with one account, or the sessions of an account all together. `login-ids.ts` makes the id. */
export const accountAddressSchema = defineAggregate({
  name: 'accountAddresses',
  fields: {
    /** Wrong passwords of the last 15 minutes, oldest first. */
    failures: z.array(z.date()),
    lockedUntil: z.date().nullable(),
    /** Until when the address counts as one the owner signs in from; null before the first time. */
    knownUntil: z.date().nullable(),
    /** After this the record says nothing any more. */
    expiresAt: z.date(),
  },
  indexes: [{ fields: { expiresAt: 1 } }],
});
export type AccountAddress = FieldsOf<typeof accountAddressSchema>;

const LOCKOUT_MS = LOGIN_LOCKOUT_SECONDS * 1_000;
/** How long an address stays known after a sign-in, and how often that is written again. */
const KNOWN_MS = 90 * 24 * 60 * 60 * 1_000;
const KNOWN_RENEWAL_MS = 24 * 60 * 60 * 1_000;

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);
const latest = (...dates: readonly (Date | null)[]): Date =>
  new Date(Math.max(...dates.map((date) => date?.getTime() ?? 0)));

/** A record of nothing yet. */
export const newAccountAddress = (now: Date): AccountAddress => ({
  failures: [],
  lockedUntil: null,
  knownUntil: null,
  expiresAt: now,
});

const secondsLocked = ({ lockedUntil }: AccountAddress, now: Date): number =>
  lockedUntil === null
    ? 0
    : (notLaterThan(lockedUntil, now, LOCKOUT_MS).getTime() - now.getTime()) / 1_000;

/** @throws AppError ACCOUNT_LOCKED with details.retryAfterSeconds while the record is locked */
export const assertUnlocked = (record: AccountAddress | null, now: Date): void => {
  const seconds = record === null ? 0 : secondsLocked(record, now);
  if (seconds > 0)
    throw new AppError('ACCOUNT_LOCKED', undefined, {
      details: { retryAfterSeconds: Math.ceil(seconds) },
    });
};

const withoutFailures = <R extends AccountAddress>(record: R): R => ({
  ...record,
  failures: [],
  lockedUntil: null,
});

/** Forgets the wrong passwords from before `since`, and the lock that they made. */
export const forgetBefore = <R extends AccountAddress>(record: R, since: Date): R => {
  const { failures, lockedUntil } = record;
  if (lockedUntil !== null)
    return lockedUntil.getTime() - LOCKOUT_MS <= since.getTime() ? withoutFailures(record) : record;
  const later = failures.filter((at) => at > since);
  return later.length === failures.length ? record : { ...record, failures: later };
};

/** Forgets all wrong passwords. */
export const forgetFailures = <R extends AccountAddress>(record: R): R =>
  hasFailures(record) ? withoutFailures(record) : record;

/** Whether wrong passwords are remembered, be it as a lock. */
export const hasFailures = ({ failures, lockedUntil }: AccountAddress): boolean =>
  failures.length > 0 || lockedUntil !== null;

/** Whether the owner signed in from this address in the last 90 days. */
export const isKnown = (record: AccountAddress | null, now: Date): boolean =>
  record?.knownUntil != null && record.knownUntil > now;

/**
 * Counts a wrong password. The one that reaches `limit` within 15 minutes locks the record for 15 minutes; while
 * it is locked, nothing changes.
 */
export const countFailure = <R extends AccountAddress>(record: R, limit: number, now: Date): R => {
  if (secondsLocked(record, now) > 0) return record;
  const since = later(now, -LOCKOUT_MS);
  const failures = [...record.failures.filter((at) => notLaterThan(at, now, 0) > since), now];
  const lockedUntil = failures.length >= limit ? later(now, LOCKOUT_MS) : null;
  return {
    ...record,
    failures: lockedUntil === null ? failures : [],
    lockedUntil,
    expiresAt: latest(later(now, LOCKOUT_MS), record.knownUntil),
  };
};

/** Forgets wrong passwords after the right one, and knows the address for 90 days from now. */
export const recordSignIn = <R extends AccountAddress>(record: R, now: Date): R => {
  const knownUntil = later(now, KNOWN_MS);
  const knownLongEnough =
    record.knownUntil !== null &&
    knownUntil.getTime() - record.knownUntil.getTime() < KNOWN_RENEWAL_MS;
  if (knownLongEnough && !hasFailures(record)) return record;
  return { ...withoutFailures(record), knownUntil, expiresAt: knownUntil };
};
