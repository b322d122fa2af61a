import { describe, expect, test } from '@jest/globals';
import { estimateDuration } from './duration-estimate.ts';

const runs = (count: number, words: number) =>
  Array.from({ length: count }, (_, i) => ({ words, seconds: i + 1 }));

describe('the estimate of a duration', () => {
  test('is five minutes and at most ten until 20 similar analyses have been measured', () => {
    const unmeasured = { seconds: 300, highSeconds: 600, basis: 'default' };
    expect(estimateDuration(900)).toEqual(unmeasured);
    expect(estimateDuration(900, runs(19, 900))).toEqual(unmeasured);
  });
  test('is the median and the ninth decile of at least 20 similar analyses', () => {
    expect(estimateDuration(900, runs(20, 1_000))).toEqual({
      seconds: 11,
      highSeconds: 19,
      basis: 'measured',
    });
  });
  test('counts analyses of half to twice as many words, both included', () => {
    expect([450, 1_800].map((words) => estimateDuration(900, runs(20, words)).basis)).toEqual([
      'measured',
      'measured',
    ]);
    expect([449, 1_801].map((words) => estimateDuration(900, runs(20, words)).basis)).toEqual([
      'default',
      'default',
    ]);
  });
  test('is at least one second', () => {
    const quick = Array.from({ length: 20 }, () => ({ words: 100, seconds: 0.2 }));
    expect(estimateDuration(100, quick)).toMatchObject({ seconds: 1, highSeconds: 1 });
  });
});
