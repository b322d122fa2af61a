import { describe, expect, test } from '@jest/globals';
import type { ScoreName } from '@argint/contracts';
import { compareScores } from './compare-scores.ts';

const band = (value: number | null, width = 5) => ({
  value,
  low: value === null ? null : value - width,
  high: value === null ? null : value + width,
});
const all = (one: ReturnType<typeof band>) =>
  Object.fromEntries(
    ['overall', 'relevance', 'thesis', 'argument', 'structure', 'sources', 'language'].map(
      (name) => [name, one],
    ),
  ) as Record<ScoreName, typeof one>;

describe('compareScores', () => {
  test.each([
    ['a change outside both bands counts', band(50), band(56), 6, false],
    ['a change inside the band is within it', band(50), band(55), 5, true],
    ['a wide band of either draft is enough', band(50, 2), band(58, 10), 8, true],
    ['no change is within the band', band(50), band(50), 0, true],
    ['a fall is negative', band(50), band(30), -20, false],
    ['a score that is missing has no change', band(null), band(50), null, false],
    ['a score without a band counts', { value: 50, low: null, high: null }, band(60), 10, false],
  ])('%s', (_name, before, after, change, withinBand) => {
    expect(compareScores(all(before), all(after)).thesis).toEqual({
      before: before.value,
      after: after.value,
      change,
      withinBand,
    });
  });
});
