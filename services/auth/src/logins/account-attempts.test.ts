import { describe, expect, test } from '@jest/globals';
import {
  admitAttempt,
  delayOf,
  FREE_ATTEMPTS,
  newAccountAttempts,
  type AccountAttempts,
} from './account-attempts.ts';

const at = (seconds: number): Date => new Date(1_800_000_000_000 + seconds * 1_000);
const attempted = (times: number, seconds = 0): AccountAttempts =>
  Array.from({ length: times }).reduce<AccountAttempts>(
    (record) => admitAttempt(record, record.turn, at(seconds)),
    newAccountAttempts(at(0)),
  );

describe('attempts on one account from addresses it is not known at', () => {
  test('ten attempts in 15 minutes are let in at once, later ones after 1, 2, 4 and then always 5 seconds', () => {
    const delays = [9, 10, 11, 12, 13, 14, 100].map((times) => delayOf(attempted(times), at(1)));
    expect(delays).toEqual([0, 1_000, 2_000, 4_000, 5_000, 5_000, 5_000]);
    expect(delayOf(attempted(100), at(900))).toBe(0);
  });

  test('a delayed attempt is admitted only if no other attempt was admitted during the delay', () => {
    const record = attempted(FREE_ATTEMPTS);
    const first = admitAttempt(record, record.turn, at(1));
    expect(first.turn).toBe(record.turn + 1);
    expect(admitAttempt(first, record.turn, at(1))).toBe(first);
    expect(admitAttempt(record, null, at(1))).toBe(record);
  });

  test('attempts are counted on a replica whose clock is a minute behind or ahead', () => {
    const record = attempted(FREE_ATTEMPTS, 60);
    expect([delayOf(record, at(0)), delayOf(record, at(120))]).toEqual([1_000, 1_000]);
  });

  test('stored attempts do not grow with the number of attempts', () => {
    expect(attempted(1_000).attempts.length).toBeLessThan(20);
  });
});
