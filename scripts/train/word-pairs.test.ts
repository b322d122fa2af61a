import { expect, test } from '@jest/globals';
import { pairLevels, pairLevelsFile } from './word-pairs.ts';

const LIST = 'of the 900\nthe of 10\nof of 5\nto the 400\nto be 300\nbe the 20\n';

const WORDS = new Set(['of', 'the', 'to', 'be']);

test('a pair that is as frequent as chance has the level 0, and one that is not on the list a high one', () => {
  const { lefts, rights, levels } = pairLevels(LIST, WORDS);
  const row = lefts.findIndex(({ word }) => word === 'of');
  const start = lefts.slice(0, row).reduce((sum, { compared }) => sum + compared, 0);
  const level = (right: string): number | undefined => levels[start + rights.indexOf(right)];
  expect(level('the')).toBe(0);
  expect(level('be')).toBeGreaterThan(level('the') ?? 0);
});

test('the levels of each first word stand one after the other', () => {
  const { lefts, levels } = pairLevels(LIST, WORDS);
  expect(levels).toHaveLength(lefts.reduce((sum, { compared }) => sum + compared, 0));
});

test('words that are not in the vocabulary are left out', () => {
  const { lefts, rights } = pairLevels(LIST, new Set(['of', 'the']));
  expect(lefts.map(({ word }) => word)).not.toContain('to');
  expect(rights).not.toContain('be');
});

test('the file names its source and the digest of the list', () => {
  const made = pairLevels(LIST, WORDS);
  const file = pairLevelsFile(made);
  expect(file).toContain(made.digest);
  expect(file).toContain('Norvig');
});

test('a line that is not two words and a count is refused', () => {
  expect(() => pairLevels('of the 900\nonly one', WORDS)).toThrow('only one');
});
