import { describe, expect, test } from '@jest/globals';
import { criticalThinking, criticalThinkingLevel } from './critical-thinking.ts';
import { words } from './testing/make-text.ts';

test('levels begin at 40, 60 and 80', () => {
  expect([0, 39, 40, 59, 60, 79, 80, 100].map(criticalThinkingLevel)).toEqual([
    'Emerging',
    'Emerging',
    'Developing',
    'Developing',
    'Proficient',
    'Proficient',
    'Advanced',
    'Advanced',
  ]);
});

describe('criticalThinking', () => {
  test('withholds the score of a text with fewer than 50 words', () => {
    expect(criticalThinking(words(49))).toEqual({ overallScore: null, level: null, parts: null });
    expect(criticalThinking(words(50)).overallScore).toBe(0);
  });
  test('weighs its parts 30, 30, 20, 15 and 5', () => {
    const reasons = `${words(97)} because because because`;
    expect(criticalThinking(reasons)).toMatchObject({
      overallScore: 30,
      parts: { reasoning: 100 },
    });
    const evidence = `${words(98)} research survey`;
    expect(criticalThinking(evidence)).toMatchObject({
      overallScore: 30,
      parts: { evidence: 100 },
    });
    const views = `${words(99)} although`;
    expect(criticalThinking(views)).toMatchObject({ overallScore: 20, parts: { otherViews: 100 } });
    const hedges = `${words(98)} perhaps maybe`;
    expect(criticalThinking(hedges)).toMatchObject({
      overallScore: 15,
      parts: { qualification: 100 },
    });
    const questions = `${words(100)}?`;
    expect(criticalThinking(questions)).toMatchObject({ overallScore: 5, parts: { inquiry: 100 } });
  });
  test('rises with the density of signal words, up to 100', () => {
    const scores = [0, 1, 2, 3, 30].map(
      (n) =>
        criticalThinking(`${words(200)} ${'because although perhaps research? '.repeat(n)}`)
          .overallScore ?? 0,
    );
    expect(scores).toEqual([...scores].sort((a, b) => a - b));
    expect(scores.at(-1)).toBe(100);
  });
});
