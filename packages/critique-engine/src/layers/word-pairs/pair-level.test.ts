import { expect, test } from '@jest/globals';
import { pairRarity } from './pair-level.ts';

test.each([
  ['of', 'the'],
  ['should', 'be'],
  ['more', 'than'],
])('“%s %s” is as frequent as chance makes it, or more', (left, right) => {
  expect(pairRarity(left, right)).toBe(0);
});

test.each([
  ['should', 'to'],
  ['the', 'of'],
  ['my', 'to'],
])('“%s %s” is far rarer than chance makes it', (left, right) => {
  expect(pairRarity(left, right)).toBeGreaterThan(3);
});

test('the order of two words counts', () => {
  expect(pairRarity('be', 'should')).toBeGreaterThan(pairRarity('should', 'be') ?? 0);
});

test.each([
  ['zebra', 'quartz'],
  ['the', 'xqzvwk'],
  ['xqzvwk', 'the'],
  ['', ''],
  ['constructor', 'the'],
])('nothing is said about “%s %s”, which no list can tell', (left, right) => {
  expect(pairRarity(left, right)).toBeNull();
});
