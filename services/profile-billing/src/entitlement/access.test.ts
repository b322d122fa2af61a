import { PLAN_TYPES } from '@argint/contracts';
import { describe, expect, test } from '@jest/globals';
import { accessOf } from './access.ts';
import { commit, reserve } from './credit-holds.ts';
import { emptyEntitlement, type Entitlement } from './entitlement.ts';
import { applyGrant, monthAfter } from './grants.ts';

const at = (iso: string): Date => new Date(`${iso}T12:00:00Z`);
const now = at('2026-03-10');
const given = (...plans: (typeof PLAN_TYPES)[number][]): Entitlement =>
  plans.reduce((e, plan) => applyGrant(e, `g-${plan}`, { plan }, now), emptyEntitlement());

describe('accessOf', () => {
  test.each([
    ['none', false, 0, null, 3_000, 30, false],
    ['trial', true, 2, '2026-04-09', 3_000, 30, false],
    ['single', true, 2, null, 3_000, 7, false],
    ['standard', true, 12, '2026-04-10', 8_000, 183, false],
    ['unlimited', true, -1, '2026-04-10', 15_000, null, true],
    ['unlimited_special', true, -1, null, 15_000, null, true],
  ] as const)(
    'the plan %s allows what PLANS says',
    (plan, hasAccess, remaining, until, maxWords, historyDays, priority) => {
      expect(accessOf(given(plan), now)).toMatchObject({
        planType: plan,
        hasAccess,
        analysesRemaining: remaining,
        expiresAt: until === null ? null : at(until),
        maxWords,
        historyDays,
        priority,
      });
    },
  );

  test('the first of several plans in the order of PLAN_TYPES counts', () => {
    const types = PLAN_TYPES.filter((type) => type !== 'none');
    for (let i = 0; i < types.length; i += 1)
      expect(accessOf(given(...types.slice(i)), now).planType).toBe(types[i]);
  });

  test('the next plan counts when a better one ends', () => {
    const both = applyGrant(given('unlimited'), 'later', { plan: 'standard' }, at('2026-04-01'));
    expect(accessOf(both, at('2026-04-10')).planType).toBe('standard');
    expect(accessOf(both, at('2026-05-01')).planType).toBe('none');
  });

  test('the credits of an ended trial cannot be used', () => {
    expect(accessOf(given('trial'), at('2026-04-09'))).toMatchObject({
      planType: 'none',
      hasAccess: false,
      analysesRemaining: 0,
      freeTrialTokens: 0,
      freeTrialExpiry: at('2026-04-09'),
    });
  });

  test('a trial without credits gives no access, although its end has not come', () => {
    const used = ['j1', 'j2'].reduce(
      (e, job) => commit(reserve(e, job, 1, now), job, now),
      given('trial'),
    );
    expect(accessOf(used, now)).toMatchObject({ hasAccess: false, freeTrialTokens: 0 });
  });

  test('credits without a plan count as the plan single, and do not replace a trial', () => {
    const credits = (e: Entitlement) => accessOf(applyGrant(e, 'c', { credits: 3 }, now), now);
    expect(credits(emptyEntitlement())).toMatchObject({ planType: 'single', analysesRemaining: 3 });
    expect(credits(given('trial'))).toMatchObject({ planType: 'trial', analysesRemaining: 5 });
  });
});

describe('applyGrant', () => {
  test('a repeated grant id changes nothing', () => {
    const once = applyGrant(emptyEntitlement(), 'g', { credits: 3 }, now);
    expect(applyGrant(once, 'g', { credits: 3 }, now)).toBe(once);
  });

  test('granting a plan that the user already has never shortens it', () => {
    const long = {
      ...given('unlimited'),
      plans: [{ type: 'unlimited' as const, since: now, until: at('2027-01-01') }],
    };
    expect(accessOf(applyGrant(long, 'more', { plan: 'unlimited' }, now), now).expiresAt).toEqual(
      at('2027-01-01'),
    );
  });

  test('granting the plan none ends the user’s plans', () => {
    expect(
      accessOf(applyGrant(given('unlimited_special'), 'end', { plan: 'none' }, now), now).planType,
    ).toBe('none');
  });

  test.each([
    ['2026-01-31', '2026-02-28'],
    ['2028-01-31', '2028-02-29'],
    ['2026-12-31', '2027-01-31'],
    ['2026-03-10', '2026-04-10'],
  ])('a plan granted on %s ends on %s', (from, to) => {
    expect(monthAfter(at(from))).toEqual(at(to));
  });
});
