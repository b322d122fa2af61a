import { defineAggregate, type FieldsOf } from '@argint/aggregate-store';
import { AppError } from '@argint/contracts';
import { notLaterThan } from '@argint/service-kit';
import { z } from 'zod';

/** Failed sign-ins of one address. */
export const addressFailuresSchema = defineAggregate({
  name: 'addressFailures',
  fields: {
    /** To accounts that exist, oldest first. `of` tells accounts apart without naming them. */
    failures: z.array(z.object({ of: z.string().min(1), at: z.date() })),
    /** To accounts that do not exist, oldest first. */
    unknown: z.array(z.date()).default([]),
    expiresAt: z.date(),
  },
  indexes: [{ fields: { expiresAt: 1 } }],
});
export type AddressFailures = FieldsOf<typeof addressFailuresSchema>;

/** How many failures an address may have in a time. */
export interface FailureRate {
  points: number;
  seconds: number;
}

/** An address at its limit may still try accounts it is known for, up to this multiple of the limit. */
const KNOWN_FACTOR = 5;

export const newAddressFailures = (now: Date): AddressFailures => ({
  failures: [],
  unknown: [],
  expiresAt: now,
});

const isRecent = (at: Date, { seconds }: FailureRate, now: Date): boolean =>
  notLaterThan(at, now, 0).getTime() > now.getTime() - seconds * 1_000;

const assertFewer = (failedAt: readonly Date[], limit: number, rate: FailureRate, now: Date) => {
  const freedBy = failedAt.filter((at) => isRecent(at, rate, now)).at(-limit);
  if (freedBy === undefined) return;
  const seconds = (freedBy.getTime() - now.getTime()) / 1_000 + rate.seconds;
  throw new AppError('RATE_LIMITED', undefined, {
    details: { retryAfterSeconds: Math.min(rate.seconds, Math.max(1, Math.ceil(seconds))) },
  });
};

/**
 * For a sign-in to any account.
 *
 * @throws AppError RATE_LIMITED with details.retryAfterSeconds when the address has failed too often at accounts that
 * exist
 */
export const assertBelowLimit = (
  record: AddressFailures | null,
  rate: FailureRate,
  isKnownAddress: boolean,
  now: Date,
): void => {
  const failedAt = record?.failures.map(({ at }) => at) ?? [];
  assertFewer(failedAt, rate.points * (isKnownAddress ? KNOWN_FACTOR : 1), rate, now);
};

/** Counts a failed sign-in to the account `of` stands for. */
export const addFailure = <R extends AddressFailures>(
  record: R,
  of: string,
  rate: FailureRate,
  now: Date,
): R => ({
  ...record,
  failures: [...record.failures.filter(({ at }) => isRecent(at, rate, now)), { of, at: now }].slice(
    -rate.points * KNOWN_FACTOR,
  ),
  expiresAt: new Date(now.getTime() + rate.seconds * 1_000),
});

/**
 * Counts a failed sign-in to an account that does not exist. Nobody guesses a password by it, so it closes the address
 * to no account that exists.
 *
 * @throws AppError RATE_LIMITED with details.retryAfterSeconds when there were too many of them
 */
export const addUnknown = <R extends AddressFailures>(
  record: R,
  rate: FailureRate,
  now: Date,
): R => {
  assertFewer(record.unknown, rate.points, rate, now);
  return {
    ...record,
    unknown: [...record.unknown.filter((at) => isRecent(at, rate, now)), now],
    expiresAt: new Date(now.getTime() + rate.seconds * 1_000),
  };
};

/** Forgets the failures of an account whose owner then signed in: a mistyped password is no attack. */
export const forgiveFailures = <R extends AddressFailures>(record: R, of: string): R => {
  const failures = record.failures.filter((failure) => failure.of !== of);
  return failures.length === record.failures.length ? record : { ...record, failures };
};
