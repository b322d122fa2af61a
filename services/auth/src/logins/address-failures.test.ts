import { describe, expect, test } from '@jest/globals';
import {
  addFailure,
  assertBelowLimit,
  forgiveFailures,
  newAddressFailures,
} from './address-failures.ts';

const rate = { points: 4, seconds: 600 };
const at = (seconds: number): Date => new Date(1_800_000_000_000 + seconds * 1_000);
/** One failed sign-in, each to another account, at each of these seconds. */
const failing = (...seconds: number[]) =>
  seconds.reduce(
    (record, s, i) => addFailure(record, `account ${i}`, rate, at(s)),
    newAddressFailures(at(0)),
  );
const outcome = (record: ReturnType<typeof failing>, isKnown: boolean, seconds: number) => {
  try {
    assertBelowLimit(record, rate, isKnown, at(seconds));
    return 'let in';
  } catch (error) {
    return (error as { details: { retryAfterSeconds: number } }).details.retryAfterSeconds;
  }
};

describe('failed sign-ins of one address', () => {
  test('an address at the limit is refused until its oldest failure is as old as the window', () => {
    expect(outcome(failing(0, 10, 20), false, 30)).toBe('let in');
    expect(outcome(failing(0, 10, 20, 30), false, 30)).toBe(570);
    expect(outcome(failing(0, 10, 20, 30), false, 600)).toBe('let in');
  });

  test('accounts that the address is known for may still fail, up to five times the limit', () => {
    const twenty = Array.from({ length: 20 }, (_, i) => i);
    expect(outcome(failing(...twenty.slice(1)), true, 30)).toBe('let in');
    expect(outcome(failing(...twenty), true, 30)).toBe(570);
  });

  test('a sign-in forgives the failures of its own account and no others', () => {
    const record = failing(0, 10, 20, 30);
    expect(outcome(forgiveFailures(record, 'account 2'), false, 30)).toBe('let in');
    expect(forgiveFailures(record, 'another')).toBe(record);
  });

  test('failures count on a replica whose clock is a minute behind, and wait no longer than the window', () => {
    expect(outcome(failing(60, 60, 60, 60), false, 0)).toBe(600);
  });

  test('failures are kept as long as they count, and no more of them than matter', () => {
    const record = failing(...Array.from({ length: 50 }, () => 7));
    expect([record.failures.length, record.expiresAt]).toEqual([20, at(607)]);
  });
});
