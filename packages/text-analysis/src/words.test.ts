import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { countWords, isSpace, wordsIn } from './words.ts';

describe('countWords', () => {
  test('finds no words in whitespace', () => {
    expect(['', ' ', ' \t\r\n', '\u00a0\u3000'].map(countWords)).toEqual([0, 0, 0, 0]);
  });
  test('splits at any number of spaces, tabs and line ends', () => {
    expect(countWords(' one\ttwo\r\nthree  four ')).toBe(4);
  });
  test('counts what the specification counts: the trimmed text split on whitespace', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        const trimmed = text.trim();
        expect(countWords(text)).toBe(trimmed === '' ? 0 : trimmed.split(/\s+/).length);
      }),
    );
  });
});

test('isSpace agrees with \\s on every UTF-16 unit', () => {
  for (let code = 0; code <= 0xffff; code++)
    if (isSpace(code) !== /\s/.test(String.fromCharCode(code))) throw new Error(code.toString(16));
});

describe('wordsIn', () => {
  const lower = (text: string) => wordsIn(text).map((word) => word.lower);

  test('keeps inner apostrophes and hyphens, and normalises case and apostrophes', () => {
    expect(lower('The student’s well-known "Café" isn\'t open!')).toEqual([
      'the',
      "student's",
      'well-known',
      'café',
      "isn't",
      'open',
    ]);
  });
  test('accepts letters of any alphabet and digits, but no punctuation', () => {
    expect(lower('Привет 水は 12½ 👩‍👩‍👧 –— …')).toEqual(['привет', '水は', '12½']);
  });
  test('cuts a word at the end of the range', () => {
    expect(wordsIn('alpha beta gamma', 6, 8)).toEqual([{ start: 6, end: 8, lower: 'be' }]);
  });
  test('returns offsets into the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        let last = 0;
        for (const { start, end, lower: word } of wordsIn(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(text.slice(start, end).toLowerCase().replace(/’/g, "'")).toBe(word);
          last = end;
        }
      }),
    );
  });
});
