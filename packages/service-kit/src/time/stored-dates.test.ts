import { describe, expect, test } from '@jest/globals';
import { CLOCK_SKEW_MS, notLaterThan } from './stored-dates.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const after = (ms: number): Date => new Date(now.getTime() + ms);

describe('a date read from a store', () => {
  test('is unchanged in the past and up to its limit', () => {
    for (const ms of [-1_000, 0, 5_000])
      expect(notLaterThan(after(ms), now, 5_000)).toEqual(after(ms));
  });

  test('is unchanged when a replica whose clock is a minute ahead wrote it', () => {
    const written = after(5_000 + CLOCK_SKEW_MS);
    expect(notLaterThan(written, now, 5_000)).toEqual(written);
  });

  test('becomes its limit when it lies further ahead than any right clock writes', () => {
    expect(notLaterThan(after(5_001 + CLOCK_SKEW_MS), now, 5_000)).toEqual(after(5_000));
  });
});
