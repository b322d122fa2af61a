import { defineAggregate, type FieldsOf } from '@argint/aggregate-store';
import { AppError } from '@argint/contracts';
import { notLaterThan } from '@argint/service-kit';
import { z } from 'zod';

/** Failed sign-ins of one address, whatever the account. */
export const addressFailuresSchema = defineAggregate({
  name: 'addressFailures',
  fields: {
    /** Oldest first. `of` tells accounts apart without naming them. */
    failures: z.array(z.object({ of: z.string().min(1), at: z.date() })),
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
  expiresAt: now,
});

const recentOf = (
  record: AddressFailures,
  { seconds }: FailureRate,
  now: Date,
): AddressFailures['failures'] =>
  record.failures.filter(
    ({ at }) => notLaterThan(at, now, 0).getTime() > now.getTime() - seconds * 1_000,
  );

/** @throws AppError RATE_LIMITED with details.retryAfterSeconds when the address has failed too often */
export const assertBelowLimit = (
  record: AddressFailures | null,
  rate: FailureRate,
  isKnownAddress: boolean,
  now: Date,
): void => {
  if (record === null) return;
  const recent = recentOf(record, rate, now);
  const limit = rate.points * (isKnownAddress ? KNOWN_FACTOR : 1);
  const freedBy = recent.at(-limit)?.at;
  if (recent.length < limit || freedBy === undefined) return;
  const seconds = (freedBy.getTime() - now.getTime()) / 1_000 + rate.seconds;
  throw new AppError('RATE_LIMITED', undefined, {
    details: { retryAfterSeconds: Math.min(rate.seconds, Math.max(1, Math.ceil(seconds))) },
  });
};

/** Counts a failed sign-in to the account `of` stands for. */
export const addFailure = <R extends AddressFailures>(
  record: R,
  of: string,
  rate: FailureRate,
  now: Date,
): R => ({
  ...record,
  failures: [...recentOf(record, rate, now), { of, at: now }].slice(-rate.points * KNOWN_FACTOR),
  expiresAt: new Date(now.getTime() + rate.seconds * 1_000),
});

/** Forgets the failures of an account whose owner then signed in: a mistyped password is no attack. */
export const forgiveFailures = <R extends AddressFailures>(record: R, of: string): R => {
  const failures = record.failures.filter((failure) => failure.of !== of);
  return failures.length === record.failures.length ? record : { ...record, failures };
};
