import { expect, test } from '@jest/globals';
import { correctionsIn } from './sentence-corrections.ts';
import { readSentence } from '../layers/sentence-source.ts';

const wordsIn = (text: string): string[] =>
  correctionsIn(readSentence(text)).map(({ words }) => words);

test.each([
  'What the problem is is not yet clear.',
  'Who he is is a secret.',
  'We found that what it is is a shame.',
])('“%s” has a verb twice on purpose', (text) => {
  expect(wordsIn(text)).toEqual([]);
});

test.each(['He is is happy.', 'The point is is that we lost.', 'What she says is is wrong.'])(
  'in “%s” a verb stands twice by mistake',
  (text) => {
    expect(wordsIn(text)).toEqual(['is is']);
  },
);

test.each([
  ['THE TEACHER HAVE A BIG BOOK.', 'TEACHER HAS'],
  ['HE GO HOME EVERY DAY IN JULY.', 'HE GOES'],
])('a slip in capitals is corrected in capitals: %s', (text, right) => {
  expect(correctionsIn(readSentence(text)).map(({ replacement }) => replacement)).toEqual([right]);
});
