import { expect, test } from '@jest/globals';
import { phraseFinder } from './phrase-finder.ts';
import { wordsIn } from './words.ts';

const find = phraseFinder(['in fact', 'in', 'as a result', 'as']);
const hits = (text: string) =>
  find(wordsIn(text)).map(({ phrase, at, length }) => [phrase, at, length]);

test('phraseFinder finds the longest phrase at a place and does not use its words again', () => {
  expect(hits('In fact, as a result we came in.')).toEqual([
    ['in fact', 0, 2],
    ['as a result', 2, 3],
    ['in', 7, 1],
  ]);
});
test('phraseFinder does not find an incomplete phrase, but may find a shorter one', () => {
  expect(hits('as a')).toEqual([['as', 0, 1]]);
  expect(hits('')).toEqual([]);
});
