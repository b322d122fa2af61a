import { describe, expect, test } from '@jest/globals';
import type { PlanType } from '@argint/contracts';
import { commit, reserve } from './credit-holds.ts';
import { emptyEntitlement, type Entitlement } from './entitlement.ts';
import { applyGrant } from './grants.ts';
import { historyDays } from './history-days.ts';

const now = new Date('2026-11-26T12:00:00Z');
const inDays = (days: number): Date => new Date(now.getTime() + days * 24 * 60 * 60 * 1_000);
const given = (...plans: PlanType[]): Entitlement =>
  plans.reduce((e, plan) => applyGrant(e, `g-${plan}`, { plan }, now), emptyEntitlement());
/** The days of the essay of an analysis that costs `amount`, after `spent` others have used a credit each. */
const kept = (entitlement: Entitlement, { amount = 1, spent = 0, at = now } = {}) => {
  let current = entitlement;
  for (let i = 0; i < spent; i += 1)
    current = commit(reserve(current, `j${i}`, 1, at), `j${i}`, at);
  return historyDays(reserve(current, 'job', amount, at), at, { jobId: 'job', amount });
};

describe('an essay is kept for the time of what pays for its analysis', () => {
  test.each([
    ['a trial', given('trial'), {}, 30],
    ['the last analysis of a trial', given('trial'), { spent: 1 }, 30],
    ['a Single Essay', given('single'), {}, 7],
    ['the last analysis of a Single Essay', given('single'), { spent: 1 }, 7],
    ['a Single Essay after the trial is used up', given('trial', 'single'), { spent: 2 }, 7],
    ['the last analysis of both', given('trial', 'single'), { spent: 3 }, 7],
    ['a Standard month', given('standard'), {}, 183],
    ['the last analysis of a Standard month', given('standard'), { spent: 11 }, 183],
    ['an Unlimited month', given('unlimited'), {}, null],
  ])('%s', (_what, entitlement, start, days) => {
    expect(kept(entitlement, start)).toBe(days);
  });
});

describe('where two times apply, the longer one counts', () => {
  test.each([
    ['a trial beside a Single Essay', given('trial', 'single'), {}, 30],
    ['the last of a trial beside a Single Essay', given('trial', 'single'), { spent: 1 }, 30],
    ['a Single Essay beside a Standard month', given('single', 'standard'), {}, 183],
    ['a Single Essay beside an ended trial', given('trial', 'single'), { at: inDays(31) }, 7],
    ['a Single Essay beside an ended month', given('standard', 'single'), { at: inDays(40) }, 7],
    ['a free reading beside a Single Essay', given('single'), { amount: 0 }, 30],
    ['a free reading beside a Standard month', given('standard'), { amount: 0 }, 183],
    ['a free reading without a plan', given(), { amount: 0 }, 30],
  ])('%s', (_what, entitlement, start, days) => {
    expect(kept(entitlement, start)).toBe(days);
  });

  test('credits that an operator gives never shorten the time of a free account', () => {
    const credits = (e: Entitlement) => applyGrant(e, 'gift', { credits: 1 }, now);
    expect(kept(credits(given()))).toBe(30);
    expect(kept(credits(given('single')))).toBe(30);
  });
});
