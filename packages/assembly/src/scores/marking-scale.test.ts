import { expect, test } from '@jest/globals';
import { onMarkingScale } from './marking-scale.ts';

test('the ends of the scale stay, and what lies beyond them is put there', () => {
  expect([-5, 0, 100, 130].map(onMarkingScale)).toEqual([0, 0, 100, 100]);
});

test('more signs are a higher mark everywhere', () => {
  const marks = Array.from({ length: 101 }, (_, signs) => onMarkingScale(signs));
  expect(marks.every((mark, i) => i === 0 || mark > (marks[i - 1] ?? 0))).toBe(true);
});

test('an essay with two thirds of the signs is in the middle of the scale', () => {
  expect(Math.round(onMarkingScale(200 / 3))).toBe(53);
});
