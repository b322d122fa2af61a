import { describe, expect, test } from '@jest/globals';
import {
  assertUnlocked,
  countFailure,
  isKnown,
  newAccountAddress,
  recordSignIn,
} from './account-address.ts';

const at = (seconds: number): Date => new Date(1_800_000_000_000 + seconds * 1_000);
const failing = (...seconds: number[]) =>
  seconds.reduce((record, s) => countFailure(record, 5, at(s)), newAccountAddress(at(0)));
const DAY = 86_400;

describe('wrong passwords for one account from one address', () => {
  test('five wrong passwords within 15 minutes lock the account for that address for 15 minutes', () => {
    expect(failing(0, 1, 2, 3).lockedUntil).toBeNull();
    const { lockedUntil, expiresAt } = failing(0, 1, 2, 3, 899);
    expect([lockedUntil, expiresAt]).toEqual([at(899 + 900), at(899 + 900)]);
  });

  test('wrong passwords no longer count after 15 minutes', () => {
    expect(failing(0, 1, 2, 3, 900).lockedUntil).toBeNull();
    expect(failing(0, 1, 2, 3, 900).failures).toHaveLength(4);
  });

  test('wrong passwords do not make a lock longer', () => {
    expect(failing(0, 1, 2, 3, 4, 5, 6).lockedUntil).toEqual(at(904));
  });

  test('wrong passwords are counted from zero after a lock', () => {
    expect(failing(0, 0, 0, 0, 0, 900).failures).toEqual([at(900)]);
  });

  test('a locked account answers with the seconds that are left, rounded up', () => {
    const locked = failing(0, 0, 0, 0, 0);
    expect(() => assertUnlocked(locked, at(0.5))).toThrow(
      expect.objectContaining({ code: 'ACCOUNT_LOCKED', details: { retryAfterSeconds: 900 } }),
    );
    assertUnlocked(locked, at(900));
    assertUnlocked(null, at(0));
  });

  test('wrong passwords count and lock on a replica whose clock is a minute behind', () => {
    const four = failing(60, 60, 60, 60);
    expect(countFailure(four, 5, at(0)).lockedUntil).toEqual(at(900));
    expect(() => assertUnlocked(failing(60, 60, 60, 60, 60), at(0))).toThrow();
  });

  test('a clock that was an hour ahead does not make a lock longer than 15 minutes', () => {
    const locked = failing(3_600, 3_600, 3_600, 3_600, 3_600);
    expect(() => assertUnlocked(locked, at(0))).toThrow(
      expect.objectContaining({ details: { retryAfterSeconds: 900 } }),
    );
  });
});

describe('an address of the owner', () => {
  test('an address is known for 90 days after a sign-in, which forgets wrong passwords', () => {
    const record = recordSignIn(failing(0, 1, 2, 3), at(4));
    expect(record.failures).toEqual([]);
    expect([isKnown(record, at(90 * DAY)), isKnown(record, at(90 * DAY + 5))]).toEqual([
      true,
      false,
    ]);
    expect([isKnown(null, at(0)), isKnown(failing(0), at(0))]).toEqual([false, false]);
  });

  test('an address is written again once a day only, unless there is something to forget', () => {
    const record = recordSignIn(newAccountAddress(at(0)), at(0));
    expect(recordSignIn(record, at(DAY - 1))).toBe(record);
    expect(recordSignIn(record, at(DAY)).knownUntil).toEqual(at(91 * DAY));
    expect(recordSignIn(countFailure(record, 5, at(1)), at(2)).failures).toEqual([]);
  });

  test('an address stays known while wrong passwords are counted', () => {
    const record = countFailure(recordSignIn(newAccountAddress(at(0)), at(0)), 5, at(1));
    expect([isKnown(record, at(2)), record.expiresAt]).toEqual([true, at(90 * DAY)]);
  });
});
