import { expect, test } from '@jest/globals';
import { scoreTone } from './score-tone.ts';

test.each([
  [70, 'tone-good'],
  [69, 'tone-fair'],
  [50, 'tone-fair'],
  [49, 'tone-poor'],
])('a score of %i has the colour %s', (value, tone) => {
  expect(scoreTone(value)).toBe(tone);
});
