import { expect, test } from '@jest/globals';
import { isComplex } from './complexity.ts';
import { sentences, words } from './testing/make-text.ts';

test('plain text is not complex, and the reason says so', () => {
  expect(isComplex('A cat sat.')).toEqual({
    complex: false,
    reason: 'Sentences are short, connectives few and sources rarely cited.',
  });
});
test('three citations make a text complex', () => {
  expect(isComplex('So (Mbeki, 1998) and (Dube, 2001: 4) say.').complex).toBe(false);
  expect(isComplex('So (Mbeki, 1998), (Dube, 2001: 4) and [3] say.')).toEqual({
    complex: true,
    reason: 'It cites sources 3 times.',
  });
});
test('a quarter of at least four sentences over 30 words makes a text complex', () => {
  expect(isComplex(`${sentences(3, 5)} ${words(31)}.`)).toEqual({
    complex: true,
    reason: '1 of 4 sentences run over 30 words.',
  });
  expect(isComplex(`${sentences(3, 5)} ${words(30)}.`).complex).toBe(false);
  expect(isComplex(`${sentences(4, 5)} ${words(31)}.`).complex).toBe(false);
  expect(isComplex(`${sentences(2, 5)} ${words(31)}.`).complex).toBe(false);
});
test('three connectives in a hundred words make a text of at least 50 words complex', () => {
  const text = (plain: number, links: number) =>
    `${sentences(plain / 10, 10)} ${'because '.repeat(links)}`;
  expect(isComplex(text(90, 3)).reason).toBe('It has 3 connectives in 93 words.');
  expect(isComplex(text(110, 3)).complex).toBe(false);
  expect(isComplex(text(40, 9)).complex).toBe(false);
  expect(isComplex(text(40, 10)).complex).toBe(true);
});
