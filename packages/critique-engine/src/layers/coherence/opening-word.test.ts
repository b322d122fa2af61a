import { expect, test } from '@jest/globals';
import { readOpening } from './opening-word.ts';

test.each([
  ['first of all the bus is late', 'count', 3],
  ['on the other hand it is cheap', 'against', 4],
  ['on the one hand it is cheap', 'count', 4],
  ['some people say so', 'other', 2],
  ['for example my uncle walks', 'instance', 2],
  ['and therefore he walks', 'result', 2],
  ['and he walks', 'add', 1],
  ['walking is free', 'plain', 0],
])('“%s” opens as %s', (text, opening, after) => {
  expect(readOpening(text.split(' '))).toEqual({ opening, after });
});
