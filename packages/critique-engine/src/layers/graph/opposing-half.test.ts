import { expect, test } from '@jest/globals';
import { stem } from '../stem.ts';
import { opposingHalf } from './opposing-half.ts';

test('of two views, the harmful one stands against a thesis for something', () => {
  const text =
    'Some people believe that a library helps children while others believe that it wastes public money.';
  expect(opposingHalf(text, 'for')).toBe('others believe that it wastes public money.');
  expect(opposingHalf(text, 'against')).toBe('Some people believe that a library helps children');
});

test.each([
  ['Some people say that the pool is too cold.', 'for'],
  ['Some like tea, while others like coffee.', 'for'],
  ['Some say that it helps, while others say that it harms.', null],
] as const)('the whole of “%s” stands where the words do not show the side', (text, side) => {
  expect(opposingHalf(text, side)).toBe(text);
});

test('where neither half speaks of harm, the one that says what the thesis says is the writer’s own', () => {
  const held = new Set(['entry', 'free'].map(stem));
  const text =
    'It is often argued that visitors should pay, while others say that entry must be free.';
  expect(opposingHalf(text, 'for', held)).toBe('It is often argued that visitors should pay');
});
