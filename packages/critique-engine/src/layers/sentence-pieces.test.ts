import { expect, test } from '@jest/globals';
import { readEssay } from '../read-essay.ts';
import { piecesOf } from './sentence-pieces.ts';

const piecesIn = (text: string) =>
  readEssay(text, null)
    .sentences.flatMap(piecesOf)
    .map((piece) => piece.text);

test('a stop with no space after it ends a piece of a sentence', () => {
  expect(piecesIn('The dam is full.when it rains it spills .in our town we know it.')).toEqual([
    'The dam is full.',
    'when it rains it spills .',
    'in our town we know it.',
  ]);
});

test.each([
  'The dam, e.g. the old one, is full, and the mill etc. are wet.',
  'The town has a page at www.town.co.za for its people.',
])('an abbreviation and an address are no end: “%s”', (text) => {
  expect(piecesIn(text)).toEqual([text]);
});
