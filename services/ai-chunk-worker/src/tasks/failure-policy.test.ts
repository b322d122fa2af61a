import { describe, expect, test } from '@jest/globals';
import { AppError } from '@argint/contracts';
import { backOff, judgeFailure } from './failure-policy.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const task = { attempts: 1, deadline: new Date('2026-11-21T12:10:00.000Z') };

describe('a failed try', () => {
  test('is followed by another half a second later, then at doubled distances up to 30 s', () => {
    expect([1, 2, 3, 6, 7, 20].map(backOff)).toEqual([500, 1_000, 2_000, 16_000, 30_000, 30_000]);
    expect(judgeFailure(new AppError('UNAVAILABLE'), task, 8, now)).toEqual({
      retryAt: new Date('2026-11-21T12:00:00.500Z'),
    });
  });

  test.each([
    ['the essay is gone', new AppError('ESSAY_NOT_FOUND'), task, 'ESSAY_NOT_FOUND'],
    ['nobody knows what it was', new TypeError('x'), task, 'INTERNAL'],
    ['tries are used up', new AppError('UNAVAILABLE'), { ...task, attempts: 8 }, 'UNAVAILABLE'],
    [
      'it cost a thread for the second time',
      new AppError('DEADLINE', undefined, { details: { costsThread: true } }),
      { ...task, attempts: 2 },
      'DEADLINE',
    ],
    [
      'the next would come after the deadline',
      new AppError('UNAVAILABLE'),
      { ...task, deadline: new Date(now.getTime() + 500) },
      'UNAVAILABLE',
    ],
  ])('is the last where %s', (_, error, failed, code) =>
    expect(judgeFailure(error, failed, 8, now)).toEqual({ code }),
  );
});
