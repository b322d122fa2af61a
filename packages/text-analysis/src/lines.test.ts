import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { linesOf } from './lines.ts';

const lines = (text: string) => linesOf(text).spans.map((s) => text.slice(s.start, s.end));

test('a text has at least one line', () => {
  expect(lines('')).toEqual(['']);
});
test('blank lines count, and both kinds of line end are left out', () => {
  expect(lines('one\r\n\r\ntwo\nthree\n')).toEqual(['one', '', 'two', 'three', '']);
});
test('a carriage return that ends no line belongs to its line', () => {
  expect(lines('a\rb\nc\r')).toEqual(['a\rb', 'c\r']);
});
test('a line contains its offsets and its line end, and an offset past the end is on the last line', () => {
  const { lineAt } = linesOf('ab\ncd\n');
  expect([0, 2, 3, 5, 6, 99, -1].map(lineAt)).toEqual([1, 1, 2, 2, 3, 3, 1]);
});
test('lines and their ends together make up the text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', '\n', '\r\n', '\r', '🐟', '\ud800'), { maxLength: 40 }),
      (parts) => {
        const text = parts.join('');
        const { spans, lineAt } = linesOf(text);
        const ends = spans.map((s, i) => text.slice(s.end, spans[i + 1]?.start ?? text.length));
        expect(spans.map((s, i) => text.slice(s.start, s.end) + ends[i]).join('')).toBe(text);
        expect(ends.slice(0, -1).every((end) => end === '\n' || end === '\r\n')).toBe(true);
        spans.forEach((s, i) => expect(lineAt(s.start)).toBe(i + 1));
      },
    ),
  );
});
