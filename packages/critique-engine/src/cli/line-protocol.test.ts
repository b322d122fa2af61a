import { expect, test } from '@jest/globals';
import { parseLine } from './line-protocol.ts';

test.each([
  '{"id":"a"}',
  'no',
  'null',
  '{"id":7,"text":"t"}',
  '{"id":"a","text":"t","question":7}',
  '{"id":"a","text":"t","only":"bias"}',
])('the line %s is refused by its number', (line) => {
  expect(() => parseLine(line, 12)).toThrow(/^Line 12 of the input/);
});

test('a question of null means no question', () => {
  const line = '{"id":"a","text":"t","question":null}';
  expect(parseLine(line, 1)).toEqual({ id: 'a', text: 't', question: null });
});
