import { PLAN_TYPES } from '@argint/contracts';
import { describe, expect, test } from '@jest/globals';
import { accessOf } from './access.ts';
import { emptyEntitlement, type Entitlement } from './entitlement.ts';
import { give, monthAfter } from './grants.ts';

const at = (iso: string): Date => new Date(`${iso}T12:00:00Z`);
const now = at('2026-03-10');
const given = (...plans: (typeof PLAN_TYPES)[number][]): Entitlement =>
  plans.reduce((e, plan) => give(e, `g-${plan}`, { plan }, now), emptyEntitlement());

describe('what somebody may do', () => {
  test.each([
    ['none', false, 0, null, 3_000, 30, false],
    ['trial', true, 2, '2026-04-09', 3_000, 30, false],
    ['single', true, 2, null, 3_000, 30, false],
    ['standard', true, 12, '2026-04-10', 8_000, 183, false],
    ['unlimited', true, -1, '2026-04-10', 15_000, null, true],
    ['unlimited_special', true, -1, null, 15_000, null, true],
  ] as const)('with %s', (plan, hasAccess, remaining, until, maxWords, historyDays, priority) => {
    expect(accessOf(given(plan), now)).toMatchObject({
      planType: plan,
      hasAccess,
      analysesRemaining: remaining,
      expiresAt: until === null ? null : at(until),
      maxWords,
      historyDays,
      priority,
    });
  });

  test('with several plans follows the first in the order of precedence', () => {
    const types = PLAN_TYPES.filter((type) => type !== 'none');
    for (let i = 0; i < types.length; i += 1)
      expect(accessOf(given(...types.slice(i)), now).planType).toBe(types[i]);
  });

  test('falls back to the plan below when the one above ends', () => {
    const both = give(given('unlimited'), 'later', { plan: 'standard' }, at('2026-04-01'));
    expect(accessOf(both, at('2026-04-10')).planType).toBe('standard');
    expect(accessOf(both, at('2026-05-01')).planType).toBe('none');
  });

  test('ends with the trial: its credits stay in the books and are not usable', () => {
    expect(accessOf(given('trial'), at('2026-04-09'))).toMatchObject({
      planType: 'none',
      hasAccess: false,
      analysesRemaining: 0,
      freeTrialTokens: 0,
      freeTrialExpiry: at('2026-04-09'),
    });
  });

  test('credits without a plan count as single ones, and leave a trial a trial', () => {
    const credits = (e: Entitlement) => accessOf(give(e, 'c', { credits: 3 }, now), now);
    expect(credits(emptyEntitlement())).toMatchObject({ planType: 'single', analysesRemaining: 3 });
    expect(credits(given('trial'))).toMatchObject({ planType: 'trial', analysesRemaining: 5 });
  });
});

describe('a grant', () => {
  test('counts once by its id', () => {
    const once = give(emptyEntitlement(), 'g', { credits: 3 }, now);
    expect(give(once, 'g', { credits: 3 }, now)).toBe(once);
  });

  test('of a plan somebody has never shortens it', () => {
    const long = {
      ...given('unlimited'),
      plans: [{ type: 'unlimited' as const, since: now, until: at('2027-01-01') }],
    };
    expect(accessOf(give(long, 'more', { plan: 'unlimited' }, now), now).expiresAt).toEqual(
      at('2027-01-01'),
    );
  });

  test('of none ends the plans', () => {
    expect(
      accessOf(give(given('unlimited_special'), 'end', { plan: 'none' }, now), now).planType,
    ).toBe('none');
  });

  test.each([
    ['2026-01-31', '2026-02-28'],
    ['2028-01-31', '2028-02-29'],
    ['2026-12-31', '2027-01-31'],
    ['2026-03-10', '2026-04-10'],
  ])('of a month from %s runs to %s', (from, to) => {
    expect(monthAfter(at(from))).toEqual(at(to));
  });
});
