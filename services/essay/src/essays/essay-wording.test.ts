import { describe, expect, test } from '@jest/globals';
import { firstUnits, previewOf, titleOf } from './essay-wording.ts';

describe('the title of an essay', () => {
  test.each([
    ['is the first line that is not blank', '\r\n \t\r\n  On water  \r\nIt runs.', 'On water'],
    ['ends where a line ends in whatever way', 'One\rTwo', 'One'],
    ['has at most 80 characters', 'x'.repeat(200), 'x'.repeat(80)],
    ['never ends in half a character', `${'x'.repeat(79)}😀`, 'x'.repeat(79)],
    ['is empty for a blank text', ' \n\t', ''],
  ])('%s', (_, text, title) => expect(titleOf(text)).toBe(title));
});

test('a preview is the first 200 characters, as they stand', () => {
  expect(previewOf(` \n${'ab'.repeat(150)}`)).toBe(` \n${'ab'.repeat(99)}`);
  expect(firstUnits('a😀', 2)).toBe('a');
});
