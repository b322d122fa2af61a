import { expect, test } from '@jest/globals';
import { correctionsOf } from '../testing/corrections-of.ts';

test('a line break inside a sentence needs neither a stop nor a capital', () => {
  expect(
    correctionsOf(
      'The council says that small farms near the river\n\nneed more water than the old mines do.',
    ),
  ).toEqual([]);
});

test('what follows “e. g.” needs no capital', () => {
  expect(correctionsOf('They praise people of the town, e. g. writers of long books.')).toEqual([]);
});

test('a sentence after a full stop needs its capital', () => {
  expect(correctionsOf('The farms are dry.\n\nthey need more water than the mines do.')).toEqual([
    ['sentence-capital', 'They'],
  ]);
});

test('a word with an accent is not cut at it', () => {
  expect(correctionsOf('The museum of Sofía or the park is worth a visit.')).toEqual([]);
});

test('a correction has “an” before a vowel sound', () => {
  expect(correctionsOf('She works as engineer in the town.')).toEqual([
    ['missing-a', 'as an engineer'],
  ]);
});
