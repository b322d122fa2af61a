import { describe, expect, test } from '@jest/globals';
import { readEssay } from '../index.ts';
import { sheetLines } from './sheet-layer.ts';

describe('lines around an essay', () => {
  test.each([
    'Word count: 312',
    '(312 words)',
    'Total word count = 1 312 words (excluding references)',
    'N. Dlamini, 21234567',
    'Thandi van der Merwe (u20231234)',
    'Signed: T. Nkosi   Date: 3 May 2026',
    '3 May 2026',
    'Page 1 of 2',
    '*** END ***',
    'I, Thandi Nkosi, declare that the work in this essay is my own.',
    'This assignment is my own work, and I have used the Harvard method.',
  ])('“%s” is one', (line) => {
    expect(sheetLines([line])).toEqual([true]);
  });

  test.each([
    'I declare that the state must pay for books, because nobody else will.',
    'Date: the fruit that feeds the desert is small.',
    'My own work at home taught me that a library is a place of rest.',
    'In 2019 the department counted 312 words on the board.',
    'I know that plagiarism is wrong.',
    'Libraries first',
  ])('“%s” is none', (line) => {
    expect(sheetLines([line])).toEqual([false]);
  });

  test('the sentences under the title of a declaration belong to it', () => {
    const declaration = [
      'PLAGIARISM DECLARATION',
      '1. I know that plagiarism is wrong.',
      '2. I have used the APA convention for citation.',
      '3. I have not allowed anyone to copy my work.',
    ];
    expect(sheetLines([...declaration, 'Libraries come first.'])).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  test('they are neither the introduction nor the conclusion', () => {
    const own = ['Books come first, I say.', 'They last for years.', 'So we should buy them now.'];
    const text = ['I declare that this is my own work.', ...own, 'Word count: 14'].join('\n\n');
    const { prose } = readEssay(text, null);
    expect(prose.map(({ part }) => part)).toEqual(['introduction', 'body', 'conclusion']);
    expect(prose.map(({ start, end }) => text.slice(start, end))).toEqual(own);
  });
});
