import { expect, test } from '@jest/globals';
import { scoreLines } from './scores.ts';

test('a written score begins with what cost it most, and says it once', () => {
  const score = { value: 38, low: 30, high: 46, evidence: ['it has an end', 'it has no start'] };
  expect(scoreLines(score)).toEqual(score.evidence);
  expect(scoreLines({ ...score, shortfall: 'it has no start' })).toEqual([
    'what cost it most: it has no start',
    'it has an end',
  ]);
});
