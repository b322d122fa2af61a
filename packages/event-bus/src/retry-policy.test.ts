import { AppError } from '@argint/contracts';
import { describe, expect, test } from '@jest/globals';
import { hungHandler, nextParking } from './retry-policy.ts';

describe('where an event waits after a failed attempt', () => {
  const policy = { inPlaceMs: [], parkedMs: [5, 30] };
  const outage = new AppError('UNAVAILABLE');
  const next = (error: unknown, timesParked: number, ageMs = 0) =>
    nextParking(policy, { error, timesParked, ageMs });

  test('each delay is longer, and after the last one it is given up', () => {
    const fault = new RangeError();
    expect(next(fault, 0)).toEqual({ delayMs: 5, timesParked: 1 });
    expect(next(fault, 1)).toEqual({ delayMs: 30, timesParked: 2 });
    expect(next(fault, 2)).toBeUndefined();
  });

  test('an outage costs the first delay only, and no attempts', () => {
    for (const timesParked of [0, 1, 2])
      expect(next(outage, timesParked)).toEqual({ delayMs: 5, timesParked: 1 });
  });

  test('a call without an answer is an outage for ten minutes, and a handler that hangs is none', () => {
    const slow = new AppError('DEADLINE');
    expect(next(slow, 1, 599_999)).toEqual({ delayMs: 5, timesParked: 1 });
    expect(next(slow, 1, 600_000)).toEqual({ delayMs: 30, timesParked: 2 });
    expect(next(hungHandler(), 1)).toEqual({ delayMs: 30, timesParked: 2 });
  });

  test('of an event of more than an hour ago it counts like any other failure', () => {
    expect(next(outage, 1, 3_599_999)).toEqual({ delayMs: 5, timesParked: 1 });
    expect(next(outage, 1, 3_600_000)).toEqual({ delayMs: 30, timesParked: 2 });
    expect(next(outage, 2, 3_600_000)).toBeUndefined();
  });
});
