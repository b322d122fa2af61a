import { expect, test } from '@jest/globals';
import { readEssay } from '../read-essay.ts';
import { readGeneralWords } from './general-words.ts';

const read = (text: string, question: string | null = null) =>
  readGeneralWords(readEssay(text, question));

test('general words are counted, the most frequent first', () => {
  const { per100, words } = read('People like things. People buy things that people need.');
  expect(words).toEqual([
    { word: 'people', count: 3 },
    { word: 'things', count: 2 },
  ]);
  expect(per100).toBeCloseTo(55.6, 1);
});

test('a word of the question is the subject and does not count', () => {
  const question = 'Should society pay for libraries?';
  expect(read('Society pays for libraries.', question).words).toEqual([]);
});

test('words that name their subject are not general', () => {
  expect(read('The ferry carries coal to Durban.').per100).toBe(0);
});

test('an empty text has none', () => {
  expect(read('')).toEqual({ per100: 0, words: [] });
});
