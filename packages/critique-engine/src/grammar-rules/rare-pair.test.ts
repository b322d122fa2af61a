import { expect, test } from '@jest/globals';
import { makesRarePair } from './rare-pair.ts';

const change = (text: string, words: string, replacement: string) => {
  const start = text.indexOf(words);
  return makesRarePair(text, { start, end: start + words.length, replacement });
};

test.each([
  ['My friends are there if I need them.', 'are there if', 'is there an if'],
  ['I know that you can do it.', 'you', 'your'],
])('a change of “%s” that makes an unusual pair of neighbours is harmful', (text, words, right) => {
  expect(change(text, words, right)).toBe(true);
});

test.each([
  ['Many people is tired.', 'is', 'are'],
  ['They should to go home.', 'should to go', 'should go'],
  ['It rains alot in June.', 'alot', 'a lot'],
  ['The xylem carry water.', 'carry', 'carries'],
])('a change of “%s” that makes usual neighbours is not', (text, words, right) => {
  expect(change(text, words, right)).toBe(false);
});
