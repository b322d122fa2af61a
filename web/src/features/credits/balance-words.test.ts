import { expect, test } from '@jest/globals';
import { balanceWords } from './balance-words.ts';

const now = Date.parse('2026-11-22T10:00:00.000Z');
const december = '2026-12-21T12:00:00.000Z';

test.each([
  ['trial', 2, december, '2 analyses left, trial until 21 December'],
  ['trial', 1, december, '1 analysis left, trial until 21 December'],
  ['trial', 0, december, 'No analyses left, trial until 21 December'],
  ['trial', 2, '2027-01-02T12:00:00.000Z', '2 analyses left, trial until 2 January 2027'],
  ['trial', 0, '2026-11-21T12:00:00.000Z', 'No analyses left'],
  ['none', 0, null, 'No analyses left'],
  ['single', 2, null, '2 analyses left'],
  ['standard', 11, december, '11 analyses left, until 21 December'],
  ['unlimited', -1, december, 'Unlimited analyses, until 21 December'],
  ['unlimited_special', -1, null, 'Unlimited analyses'],
] as const)('the balance of %s with %i left until %s', (planType, left, expiresAt, words) => {
  const access = { hasAccess: left !== 0, planType, analysesRemaining: left, expiresAt };
  expect(balanceWords(access, now)).toBe(words);
});
