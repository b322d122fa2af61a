import { describe, expect, test } from '@jest/globals';
import { AppError } from '@argint/contracts';
import { backOff, judgeFailure } from './failure-policy.ts';

const task = { attempts: 1, leftMs: 600_000 };

describe('a failed attempt', () => {
  test('is followed by another one half a second later, then after doubled delays up to 30 s', () => {
    expect([1, 2, 3, 6, 7, 20].map(backOff)).toEqual([500, 1_000, 2_000, 16_000, 30_000, 30_000]);
    expect(judgeFailure(new AppError('UNAVAILABLE'), task, 8)).toEqual({ delayMs: 500 });
  });

  test('is followed by another one soon, however many there were, while something is away', () => {
    const delays = [1, 4, 5, 8, 100].map((attempts) =>
      judgeFailure(new AppError('UNAVAILABLE'), { ...task, attempts }, 8),
    );
    expect(delays).toEqual([500, 4_000, 5_000, 5_000, 5_000].map((delayMs) => ({ delayMs })));
  });

  test.each([
    ['the essay is gone', new AppError('ESSAY_NOT_FOUND'), task, 'ESSAY_NOT_FOUND'],
    ['the error is of an unknown kind', new TypeError('x'), task, 'INTERNAL'],
    ['all attempts are used up', new AppError('DEADLINE'), { ...task, attempts: 8 }, 'DEADLINE'],
    [
      'it cost a thread for the second time',
      new AppError('DEADLINE', undefined, { details: { costsThread: true } }),
      { ...task, attempts: 2 },
      'DEADLINE',
    ],
    [
      'the next one would come after the deadline',
      new AppError('UNAVAILABLE'),
      { ...task, leftMs: 500 },
      'UNAVAILABLE',
    ],
  ])('is the last one when %s', (_, error, failed, code) =>
    expect(judgeFailure(error, failed, 8)).toEqual({ code }),
  );
});
