import { expect, test } from '@jest/globals';
import { countSyllables } from './syllables.ts';

test.each([
  ['', 1],
  ['a', 1],
  ['the', 1],
  ['house', 1],
  ['walked', 1],
  ['wanted', 2],
  ['table', 2],
  ['yellow', 2],
  ['river', 2],
  ['wonderful', 3],
  ['university', 5],
  ['12345', 1],
])('“%s” has %i syllables', (word, count) => {
  expect(countSyllables(word)).toBe(count);
});
