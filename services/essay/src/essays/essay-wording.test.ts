import { describe, expect, test } from '@jest/globals';
import { firstUnits, previewOf, titleOf } from './essay-wording.ts';

const LONG =
  'A city that raises the price of its water will see the gardens of its suburbs change within a year.';

describe('the title of an essay', () => {
  test.each([
    ['is its question', 'Water runs.', 'Should water be dear?', 'Should water be dear?'],
    ['is its first sentence without a question', 'Water runs. It is wet.', null, 'Water runs.'],
    ['takes a blank question for none', 'Water runs. It is wet.', ' \n', 'Water runs.'],
    ['is a heading that stands first', '\r\n \t\r\n  On water  \r\n\r\nIt runs.', null, 'On water'],
    ['is on one line', 'x', 'Should water\n  be dear?', 'Should water be dear?'],
    [
      'is cut after a word and ends in an ellipsis',
      LONG,
      null,
      'A city that raises the price of its water will see the gardens of its suburbs…',
    ],
    [
      'is cut within a word of more than 80 characters',
      'x'.repeat(200),
      null,
      `${'x'.repeat(79)}…`,
    ],
    ['never ends in half a character', `${'x'.repeat(78)}😀😀`, null, `${'x'.repeat(78)}…`],
    ['of exactly 80 characters is whole', 'x'.repeat(80), null, 'x'.repeat(80)],
    ['is empty for a blank text', ' \n\t', null, ''],
  ])('%s', (_, text, question, title) => {
    expect(titleOf(text, question)).toBe(title);
    expect(title.length).toBeLessThanOrEqual(80);
  });
});

test('a preview is the first 200 characters, unchanged', () => {
  expect(previewOf(` \n${'ab'.repeat(150)}`)).toBe(` \n${'ab'.repeat(99)}`);
  expect(firstUnits('a😀', 2)).toBe('a');
});
