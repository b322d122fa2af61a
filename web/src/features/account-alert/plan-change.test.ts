import { describe, expect, test } from '@jest/globals';
import type { PlanType } from '@argint/contracts/plans';
import { planChange, readStoredPlan, storedPlan } from './plan-change.ts';

const now = Date.parse('2026-11-26T10:00:00.000Z');
const past = '2026-11-20T10:00:00.000Z';
const future = '2026-12-20T10:00:00.000Z';
const plan = (planType: PlanType, expiresAt: string | null = null) => ({ planType, expiresAt });

describe('a change of the plan', () => {
  test.each([
    ['a trial whose analyses are used up', plan('trial', future), plan('none'), 'ended'],
    ['a trial whose time is over', plan('trial', past), plan('none'), 'ended'],
    ['a Single Essay that is used up', plan('single'), plan('none'), 'ended'],
    ['a month that is over', plan('standard', past), plan('none'), 'ended'],
    [
      'a month that ends today',
      plan('standard', '2026-11-26T20:00:00.000Z'),
      plan('none'),
      'ended',
    ],
    [
      'the better of two months is over',
      plan('unlimited', past),
      plan('standard', future),
      'ended',
    ],
    ['a month that is not over', plan('standard', future), plan('none'), 'lost'],
    ['a month that became a trial', plan('unlimited', future), plan('trial', future), 'lost'],
    ['a plan without an end', plan('unlimited_special'), plan('none'), 'lost'],
    ['a Single Essay that leaves a trial', plan('single'), plan('trial', future), null],
    ['an upgrade', plan('trial', future), plan('standard', future), null],
    ['a new month', plan('standard', past), plan('standard', future), null],
    ['nothing new', plan('none'), plan('none'), null],
  ] as const)('%s', (_what, before, after, change) => {
    expect(planChange(before, after, now)).toBe(change);
  });
});

test.each([plan('standard', future), plan('unlimited_special')])(
  'the plan %j is read from storage as it was stored, for its own user only',
  (known) => {
    const stored = storedPlan('user-1', known);
    expect(readStoredPlan(stored, 'user-1')).toEqual(known);
    expect(readStoredPlan(stored, 'user-2')).toBeNull();
  },
);

test.each([null, '', 'user-1', 'user-1 gold'])('%j is no stored plan', (stored) => {
  expect(readStoredPlan(stored, 'user-1')).toBeNull();
});
