import { expect, test } from '@jest/globals';
import { quotationsIn } from './quotations.ts';

test.each([
  ['Nomsa said, ‘We was never asked.’ Then she left.', ['‘We was never asked.’']],
  ['‘Don’t go,’ she said, ‘it’s late.’', ['‘Don’t go,’', '‘it’s late.’']],
  [
    "He said 'It's the learners' books that matter' to me.",
    ["'It's the learners' books that matter'"],
  ],
  ['He wrote „Geh weg“ and «va-t’en».', ['„Geh weg“', '«va-t’en»']],
  ['It is “an open mark and no end.', []],
  ["The students' books and the teachers' room are good.", []],
  ["'Tis the season of the '90s and rock 'n' roll.", []],
])('%s', (text, expected) => {
  const found = quotationsIn(text, { start: 0, end: text.length });
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});
