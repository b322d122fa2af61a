import { describe, expect, test } from '@jest/globals';
import { countCitations, reasoningCounts } from './reasoning-counts.ts';

describe('countCitations', () => {
  test.each([
    '(Nkosi, 2014)',
    '(see Dube 1998a: 12-13)',
    '(Ngo et al., 2010)',
    '[3]',
    '[1, 2]',
    '[4–6]',
  ])('counts %s', (text) => expect(countCitations(`It is so ${text}.`)).toBe(1));
  test.each(['(in 45 towns)', '(Nkosi)', '[sic]', '(1234567)', '(2150)', '[1234]'])(
    'does not count %s',
    (text) => expect(countCitations(`It is so ${text}.`)).toBe(0),
  );
});

test('each kind of signal word is counted separately', () => {
  expect(
    reasoningCounts(
      'However, it rained. However, 45 people came because research (Nkosi, 2014) may help. Why? Although it rained.',
    ),
  ).toMatchObject({
    words: 17,
    transitions: 2,
    distinctTransitions: 1,
    reasons: 1,
    evidence: 1,
    counters: 1,
    hedges: 1,
    questions: 1,
    figures: 2,
    citations: 1,
  });
});
test('empty text has no signal words', () => {
  expect(Object.values(reasoningCounts('')).every((count) => count === 0)).toBe(true);
});
