import { expect, test } from '@jest/globals';
import { readEssay } from '../read-essay.ts';
import { readTies } from './sentence-ties.ts';

const read = (text: string) => readTies(readEssay(text, null));

test.each([
  ['a word that comes back', 'The ferry carries coal. Coal warms Durban.'],
  ['a word that points back', 'The ferry carries coal. In winter it warms Durban.'],
  ['a connective', 'The ferry carries coal. Moreover, rails need repair.'],
  ['a word from two sentences before', 'The ferry runs. Rails need repair. No ferry needs rails.'],
])('%s ties a sentence to what stands before it', (_, text) => {
  const { following, tied } = read(text);
  expect(tied).toBeGreaterThan(0);
  expect(tied).toBeGreaterThanOrEqual(following - 1);
});

test('a sentence that takes up nothing is not tied', () => {
  expect(read('The ferry carries coal. Rails need repair.')).toEqual({ following: 1, tied: 0 });
});

test('the first sentence of a paragraph follows none', () => {
  expect(read('The ferry carries coal.\n\nCoal warms Durban.')).toEqual({ following: 0, tied: 0 });
});

test('an empty text has no ties', () => {
  expect(read('')).toEqual({ following: 0, tied: 0 });
});
