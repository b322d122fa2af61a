import { describe, expect, test } from '@jest/globals';
import { emptyEntitlement, isBalanced, type Entitlement } from './entitlement.ts';
import { applyGrant } from './grants.ts';
import { applyPurchase, takeBackPurchase, type Purchase } from './purchase.ts';
import { cancel, reactivate, subscriptionView } from './subscription.ts';

const at = (date: string): Date => new Date(`${date}T12:00:00Z`);
const now = at('2026-11-22');
const bought = (plan: Purchase['plan'], changes: Partial<Purchase> = {}): Purchase => ({
  grantId: `payment:${plan}`,
  plan,
  renews: plan !== 'single',
  isRenewal: false,
  ...changes,
});
const subscribed = (plan: Purchase['plan'] = 'standard'): Entitlement =>
  applyPurchase(emptyEntitlement(), bought(plan), now);
const view = (entitlement: Entitlement, day = now) => subscriptionView(entitlement, day);

describe('what a user is shown', () => {
  test('a trial is active until its end; without anything there is no plan', () => {
    const trial = applyGrant(emptyEntitlement(), 't', { plan: 'trial' }, now);
    expect(view(trial)).toMatchObject({
      planType: 'trial',
      state: 'active',
      isActive: true,
      analysesRemaining: 2,
      daysUntilExpiry: 30,
    });
    expect(view(emptyEntitlement())).toMatchObject({
      planType: 'none',
      state: 'none',
      isActive: false,
      analysesRemaining: null,
    });
  });

  test('a monthly plan that was paid for is active and renews when it ends', () => {
    expect(view(subscribed())).toMatchObject({
      planType: 'standard',
      state: 'active',
      isActive: true,
      autoRenew: true,
      billingCycle: 'monthly',
      analysesRemaining: 12,
      expiresAt: at('2026-12-22'),
      nextBillingDate: at('2026-12-22'),
      daysUntilExpiry: 30,
      cancellationDate: null,
    });
    expect(view(subscribed('unlimited'))).toMatchObject({ analysesRemaining: -1 });
  });

  test('a single analysis is a plan of one time, without an end', () => {
    expect(view(subscribed('single'))).toMatchObject({
      planType: 'single',
      state: 'active',
      billingCycle: 'one-time',
      autoRenew: false,
      analysesRemaining: 2,
      expiresAt: null,
      daysUntilExpiry: null,
    });
  });

  test('a plan that an operator gave is active, and does not renew', () => {
    const given = applyGrant(emptyEntitlement(), 'g', { plan: 'standard' }, now);
    expect(view(given)).toMatchObject({ state: 'active', isActive: true, autoRenew: false });
    const special = applyGrant(emptyEntitlement(), 'g', { plan: 'unlimited_special' }, now);
    expect(view(special)).toMatchObject({ planType: 'unlimited_special', expiresAt: null });
  });

  test('days until the end are rounded up, and an ended plan is expired', () => {
    const plan = subscribed();
    expect(view(plan, new Date('2026-12-22T11:00:00Z')).daysUntilExpiry).toBe(1);
    expect(view(plan, at('2026-12-15')).daysUntilExpiry).toBe(7);
    expect(view(plan, at('2026-12-22'))).toMatchObject({
      planType: 'standard',
      state: 'expired',
      isActive: false,
      autoRenew: false,
      nextBillingDate: null,
      analysesRemaining: null,
      daysUntilExpiry: 0,
    });
  });
});

describe('cancelling', () => {
  test('ends the renewal with date and reason, and the plan runs to its end', () => {
    const cancelled = cancel(subscribed(), 'Too expensive', at('2026-11-25'));
    expect(view(cancelled, at('2026-12-01'))).toMatchObject({
      state: 'cancelled',
      isActive: true,
      autoRenew: false,
      nextBillingDate: null,
      expiresAt: at('2026-12-22'),
      cancellationDate: at('2026-11-25'),
      cancellationReason: 'Too expensive',
    });
  });

  test('a second cancel keeps the first date and reason', () => {
    const first = cancel(subscribed(), null, now);
    expect(cancel(first, 'Another reason', at('2026-11-30'))).toBe(first);
    expect(view(first).cancellationReason).toBe('Cancelled by the user');
  });

  test('without a monthly plan there is nothing to cancel', () => {
    for (const entitlement of [emptyEntitlement(), subscribed('single')])
      expect(() => cancel(entitlement, null, now)).toThrow('no monthly plan');
    expect(() => cancel(subscribed(), null, at('2027-01-01'))).toThrow('no monthly plan');
  });
});

describe('reactivating', () => {
  test('a plan that nobody pays for renews again', () => {
    const given = applyGrant(emptyEntitlement(), 'g', { plan: 'standard' }, now);
    const again = reactivate(cancel(given, null, now), now);
    expect(view(again)).toMatchObject({ state: 'active', autoRenew: true, cancellationDate: null });
    expect(reactivate(again, now)).toBe(again);
  });

  test('a cancelled plan that was paid for, and an ended one, need a new order', () => {
    const cancelled = cancel(subscribed(), null, now);
    expect(() => reactivate(cancelled, now)).toThrow('Payment required');
    expect(() => reactivate(subscribed(), at('2027-01-01'))).toThrow('Payment required');
    expect(() => reactivate(emptyEntitlement(), now)).toThrow('no monthly plan');
  });

  test('a plan that an operator gives after a cancel is not a cancelled one', () => {
    const given = applyGrant(emptyEntitlement(), 'g', { plan: 'standard' }, now);
    const cancelled = cancel(given, null, now);
    const later = applyGrant(cancelled, 'h', { plan: 'standard' }, now);
    expect(view(later)).toMatchObject({ state: 'active', cancellationDate: null });
  });
});

describe('renewing', () => {
  const renewal = bought('standard', { grantId: 'payment:2', isRenewal: true });

  test('a month that is paid early begins when the running one ends', () => {
    const renewed = applyPurchase(subscribed(), renewal, at('2026-12-21'));
    expect(view(renewed, at('2026-12-23'))).toMatchObject({
      expiresAt: at('2027-01-22'),
    });
  });

  test('a month that is paid late begins with the payment', () => {
    const renewed = applyPurchase(subscribed(), renewal, at('2026-12-25'));
    expect(view(renewed, at('2026-12-25'))).toMatchObject({
      isActive: true,
      expiresAt: at('2027-01-25'),
    });
  });

  test('a payment that was on its way when the plan was cancelled counts, and the plan stays cancelled', () => {
    const cancelled = cancel(subscribed(), null, now);
    const renewed = applyPurchase(cancelled, renewal, at('2026-12-21'));
    expect(view(renewed, at('2026-12-21'))).toMatchObject({
      state: 'cancelled',
      expiresAt: at('2027-01-22'),
    });
  });

  test('a new order after a cancel starts the renewal again', () => {
    const cancelled = cancel(subscribed(), null, now);
    const again = applyPurchase(cancelled, bought('standard', { grantId: 'payment:3' }), now);
    expect(view(again)).toMatchObject({ state: 'active', autoRenew: true, cancellationDate: null });
  });
});

describe('a refund', () => {
  test('takes back the month and the credits that are left, and ends the renewal', () => {
    const refunded = takeBackPurchase(subscribed(), bought('standard'), at('2026-11-23'));
    expect(isBalanced(refunded)).toBe(true);
    expect(refunded.granted).toBe(0);
    expect(view(refunded, at('2026-11-23'))).toMatchObject({ state: 'expired', autoRenew: false });
    expect(takeBackPurchase(refunded, bought('standard'), now)).toBe(refunded);
  });

  test('that is heard of before its payment leaves nothing to give', () => {
    const first = takeBackPurchase(emptyEntitlement(), bought('single'), now);
    expect(applyPurchase(first, bought('single'), now).granted).toBe(0);
  });

  test('of one of two months leaves the other', () => {
    const two = applyPurchase(subscribed(), bought('standard', { grantId: 'payment:2' }), now);
    const one = takeBackPurchase(two, bought('standard', { grantId: 'payment:2' }), now);
    expect(view(one)).toMatchObject({ isActive: true, expiresAt: at('2026-12-22') });
    expect(one.granted).toBe(12);
  });
});
