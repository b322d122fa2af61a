import { describe, expect, test } from '@jest/globals';
import { startCost } from './start-cost.ts';
import type { StartFacts } from './start-cost.ts';

const trial = {
  hasAccess: true,
  planType: 'trial',
  analysesRemaining: 2,
  expiresAt: null,
} as const;
const facts = (changes: Partial<StartFacts> = {}): StartFacts => ({
  words: 552,
  chars: 3_000,
  type: 'hybrid',
  access: trial,
  estimate: 'about 10 seconds',
  ...changes,
});

describe('the sentence that decides', () => {
  test.each([
    ['a trial', {}, '552 of 3,000 words, uses 1 of your 2 analyses, about 10 seconds'],
    [
      'the last analysis',
      { access: { ...trial, analysesRemaining: 1 } },
      '552 of 3,000 words, uses your last analysis, about 10 seconds',
    ],
    [
      'an unlimited plan',
      { access: { ...trial, planType: 'unlimited', analysesRemaining: -1 } },
      '552 of 15,000 words, included in your plan, about 10 seconds',
    ],
    [
      'a free reading',
      { type: 'simple' },
      '552 of 3,000 words, free: uses none of your 2, about 10 seconds',
    ],
    [
      'a free reading with one analysis left',
      { type: 'simple', access: { ...trial, analysesRemaining: 1 } },
      '552 of 3,000 words, free: keeps your last analysis, about 10 seconds',
    ],
    [
      'a visitor',
      { access: null },
      '552 of 3,000 words, free with a new account, about 10 seconds',
    ],
    [
      'a server without an estimate',
      { estimate: null },
      '552 of 3,000 words, uses 1 of your 2 analyses',
    ],
    ['an empty form', { words: 0, chars: 0 }, '0 of 3,000 words'],
    ['a balance that is not known yet', { access: undefined, estimate: null }, '552 words'],
  ] as const)('for %s', (_name, changes, sentence) => {
    expect(startCost(facts(changes))).toEqual({
      sentence,
      obstacle: null,
      plansHelp: false,
      mayBeRead: true,
    });
  });
});

describe('what stands against a start', () => {
  const none = { ...trial, hasAccess: false, analysesRemaining: 0 };
  test.each([
    [
      'more words than the plan allows',
      { words: 6_000 },
      'Your plan allows 3,000 words per essay; this one has 6,000.',
      true,
    ],
    [
      'more words than a new account allows',
      { words: 6_000, access: null },
      'A new account allows 3,000 words per essay; this one has 6,000.',
      true,
    ],
    [
      'more words than any plan allows',
      { words: 16_000, access: { ...trial, planType: 'unlimited', analysesRemaining: -1 } },
      'Your plan allows 15,000 words per essay; this one has 16,000.',
      false,
    ],
    [
      'more characters than anybody may send',
      { chars: 100_001 },
      'Essay text must be at most 100,000 characters',
      false,
    ],
    ['no analysis left', { access: none }, 'You have no analyses left.', true],
  ] as const)('%s', (_name, changes, obstacle, plansHelp) => {
    expect(startCost(facts(changes))).toMatchObject({ obstacle, plansHelp });
  });
  test('a text that is too long is not said to cost anything', () => {
    const { sentence, mayBeRead } = startCost(facts({ words: 6_000 }));
    expect([sentence, mayBeRead]).toEqual(['6,000 of 3,000 words', false]);
  });
  test('nothing, for a free reading without an analysis left', () => {
    expect(startCost(facts({ access: none, type: 'simple' })).obstacle).toBeNull();
  });
});
