import { describe, expect, test } from '@jest/globals';
import { assertUnlocked, countFailure, emptyCounter } from './login-counter.ts';

const at = (seconds: number): Date => new Date(1_800_000_000_000 + seconds * 1_000);
const failing = (...seconds: number[]) =>
  seconds.reduce((counter, s) => countFailure(counter, 5, at(s)), emptyCounter(at(0)));

describe('a login counter', () => {
  test('locks at the fifth wrong password in 15 minutes, for 15 minutes from then', () => {
    expect(failing(0, 1, 2, 3).lockedUntil).toBeNull();
    const { lockedUntil, expiresAt } = failing(0, 1, 2, 3, 899);
    expect([lockedUntil, expiresAt]).toEqual([at(899 + 900), at(899 + 900)]);
  });

  test('forgets each wrong password after 15 minutes', () => {
    expect(failing(0, 1, 2, 3, 900).lockedUntil).toBeNull();
    expect(failing(0, 1, 2, 3, 900).failures).toHaveLength(4);
  });

  test('is not locked for longer by what was under way when it locked', () => {
    expect(failing(0, 1, 2, 3, 4, 5, 6).lockedUntil).toEqual(at(904));
    expect(failing(0, 1, 2, 3, 4, 5, 6).failures).toHaveLength(5);
  });

  test('says how many seconds are left, rounded up', () => {
    const locked = failing(0, 0, 0, 0, 0);
    expect(() => assertUnlocked(locked, at(0.5))).toThrow(
      expect.objectContaining({ code: 'ACCOUNT_LOCKED', details: { retryAfterSeconds: 900 } }),
    );
    assertUnlocked(locked, at(900));
    assertUnlocked(null, at(0));
  });

  test('locks nobody out for longer when the clock is set back by an hour', () => {
    const locked = failing(3_600, 3_600, 3_600, 3_600, 3_600);
    expect(() => assertUnlocked(locked, at(3_600))).toThrow();
    assertUnlocked(locked, at(0));
    const again = countFailure(locked, 5, at(0));
    expect([again.failures.length, again.lockedUntil]).toEqual([1, null]);
  });
});
