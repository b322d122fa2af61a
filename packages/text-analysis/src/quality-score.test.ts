import { describe, expect, test } from '@jest/globals';
import { qualityScore } from './quality-score.ts';
import { sentences, words } from './testing/make-text.ts';

const partsOf = (text: string) => qualityScore(text).parts;

describe('the quality score', () => {
  test('is 0 in every part for blank text', () => {
    const { score, parts } = qualityScore(' \n');
    expect(score).toBe(0);
    expect(Object.values(parts).every((part) => part === 0)).toBe(true);
  });
  test('is the rounded sum of its parts', () => {
    const { score, parts } = qualityScore(
      `I believe that trains should be free because they are clean. ${words(50)}.`,
    );
    expect(score).toBe(Math.round(Object.values(parts).reduce((a: number, b: number) => a + b, 0)));
  });
  test('limits its parts to 25, 5, 5, 10, 5, 10, 10, 5, 5 and 20', () => {
    const signals =
      'However, we go, therefore it is so, because of it. Moreover, according to research in 2019, 45 people left, for example. Why? Is it? Who? Finally, hence, thus, besides, it is so, although it is not. ';
    const paragraph = 'The cat sat. We saw it. It ran off. '.repeat(30);
    const full = [
      `I believe that trains should be free. ${signals.repeat(3)}`,
      ...Array.from({ length: 8 }, () => paragraph + signals),
      `In conclusion, trains should be free. ${signals.repeat(3)}`,
    ].join('\n\n');
    expect(qualityScore(full)).toEqual({
      score: 100,
      parts: {
        wordCount: 25,
        introduction: 5,
        conclusion: 5,
        thesis: 10,
        transitions: 5,
        argumentStructure: 10,
        evidence: 10,
        questions: 5,
        counterargument: 5,
        readability: 20,
      },
    });
  });
  test('gives the length part in proportion, full at 1,000 words', () => {
    expect([100, 500, 1_000, 1_500].map((n) => partsOf(words(n)).wordCount)).toEqual([
      2.5, 12.5, 25, 25,
    ]);
  });
  test('gives 2.5 for each question up to two, and 1 for each kind of transition up to five', () => {
    expect(['a?', 'a? b?', 'a? b? c?'].map((t) => partsOf(t).questions)).toEqual([2.5, 5, 5]);
    expect(partsOf('However, it is. However, it was. Moreover, it will be.').transitions).toBe(2);
  });
  test('gives a fifth of the readability', () => {
    expect(partsOf(sentences(3, 4)).readability).toBe(20);
  });
});
