import { describe, expect, test } from '@jest/globals';
import { words } from './testing/make-text.ts';
import { criticalThinkingLevel, thinkingSignals } from './thinking-signals.ts';

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

describe('thinkingSignals', () => {
  const none = { reasoning: 0, evidence: 0, otherViews: 0, qualification: 0, inquiry: 0 };

  test('says nothing about a text with fewer than 50 words', () => {
    expect(thinkingSignals(words(49))).toBeNull();
    expect(thinkingSignals(words(50))).toEqual(none);
  });
  test.each([
    [`${words(97)} because because because`, 'reasoning'],
    [`${words(98)} research survey`, 'evidence'],
    [`${words(99)} although`, 'otherViews'],
    [`${words(98)} perhaps maybe`, 'qualification'],
    [`${words(100)}?`, 'inquiry'],
  ])('counts %j as %s alone', (text, part) => {
    expect(thinkingSignals(text)).toEqual({ ...none, [part]: 100 });
  });
  test('rises with the density of signal words, up to 100', () => {
    const densities = [0, 1, 2, 3, 30].map(
      (n) =>
        thinkingSignals(`${words(200)} ${'because although perhaps research? '.repeat(n)}`)
          ?.reasoning ?? 0,
    );
    expect(densities).toEqual([...densities].sort((a, b) => a - b));
    expect(densities.at(-1)).toBe(100);
  });
});
