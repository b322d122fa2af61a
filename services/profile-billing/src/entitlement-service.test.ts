import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { billingUnderTest, names } from './billing-under-test.ts';
import { createCreditAudit, type CreditTotals } from './credit-audit.ts';
import { isBalanced } from './entitlement/entitlement.ts';
import { onUsersDeleted } from './events/on-users-deleted.ts';
import { onUsersRegistered } from './events/on-users-registered.ts';

let billing: Awaited<ReturnType<typeof billingUnderTest>>;
beforeEach(async () => {
  billing = await billingUnderTest();
});
afterEach(() => billing.close());
const reserve = (
  jobId: string,
  change: { amount?: number; wordCount?: number; userId?: string } = {},
) => billing.service.reserve({ userId: 'u1', jobId, amount: 1, wordCount: 500, ...change });

describe('a new user', () => {
  test('gets a profile and a trial, once, however many ask at once', async () => {
    await Promise.all([1, 2, 3].map(() => billing.service.ensure('u1', names)));
    await reserve('j1');
    const { profile, access } = await billing.service.ensure('u1', {
      firstName: 'X',
      lastName: 'Y',
    });
    expect(profile).toMatchObject(names);
    expect(access).toMatchObject({ planType: 'trial', analysesRemaining: 1 });
  });

  test('whose registration broke off is made good by the event', async () => {
    const event = { data: { userId: 'u1', email: 'a@x.org', username: 'ann', ...names } };
    await onUsersRegistered(billing.service)(event as never, {} as never);
    expect((await billing.service.account('u1')).access.planType).toBe('trial');
  });

  test('nobody knows of has no profile, no plan and no credit', async () => {
    await expect(billing.service.account('u9')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await billing.service.access('u9')).toMatchObject({
      planType: 'none',
      hasAccess: false,
    });
    await expect(reserve('j1', { userId: 'u9' })).rejects.toMatchObject({
      code: 'PAYMENT_REQUIRED',
    });
    await billing.service.commit('u9', 'j1');
    await billing.service.release('u9', 'j1');
  });

  test('who is deleted leaves nothing behind', async () => {
    await billing.service.ensure('u1', names);
    await onUsersDeleted(billing.service)({ data: { userId: 'u1' } } as never, {} as never);
    expect(await billing.profiles.get('u1')).toBeNull();
    expect(await billing.entitlements.get('u1')).toBeNull();
  });
});

describe('reserving', () => {
  beforeEach(async () => {
    await billing.service.ensure('u1', names);
  });

  test('refuses too many words before it asks for credit', async () => {
    await reserve('j1');
    await reserve('j2');
    await expect(reserve('j3', { wordCount: 3_001 })).rejects.toMatchObject({
      code: 'WORD_LIMIT',
      message: 'Your plan allows 3,000 words per essay; this one has 3,001.',
      details: { limit: 3_000, count: 3_001 },
    });
    await expect(reserve('j3', { wordCount: 3_000 })).rejects.toMatchObject({
      code: 'PAYMENT_REQUIRED',
    });
  });

  test('an amount of 0 checks the words and holds nothing', async () => {
    expect(await reserve('j1', { amount: 0 })).toMatchObject({ isHeld: false });
    await expect(reserve('j1', { amount: 0, wordCount: 9_000 })).rejects.toMatchObject({
      code: 'WORD_LIMIT',
    });
  });

  test('twenty times at once holds what there is', async () => {
    const all = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => reserve(`j${i}`)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const stored = await billing.entitlements.get('u1');
    expect(stored && isBalanced(stored)).toBe(true);
  });

  test('under an unlimited plan holds nothing', async () => {
    await billing.service.grant('u1', 'g1', { plan: 'unlimited' });
    const { isHeld, access } = await reserve('j1', { wordCount: 15_000 });
    expect([isHeld, access.priority, access.analysesRemaining]).toEqual([false, true, -1]);
  });

  test('survives storing: dates, holds and settled jobs come back as they were', async () => {
    await reserve('j1');
    expect((await billing.entitlements.get('u1'))?.holds).toEqual([
      { jobId: 'j1', at: billing.clock.now(), from: [{ lot: 'registration', amount: 1 }] },
    ]);
    await billing.service.commit('u1', 'j1');
    expect(await billing.entitlements.get('u1')).toMatchObject({
      spent: 1,
      holds: [],
      settled: [{ jobId: 'j1', outcome: 'committed' }],
      oldestHoldAt: null,
    });
  });
});

describe('what changes an entitlement', () => {
  beforeEach(async () => {
    await billing.service.ensure('u1', names);
  });
  const changed = 'billing.entitlements.changed';

  test('is told once for each change, not for a repetition', async () => {
    for (const _ of [1, 2]) {
      await billing.service.grant('u1', 'g1', { credits: 1 });
      await reserve('j1');
      await billing.service.commit('u1', 'j1');
    }
    expect(await billing.events('u1')).toEqual([changed, changed, changed]);
  });

  test('is not told where only our memory of a job changed', async () => {
    await billing.service.release('u1', 'j9');
    expect(await billing.events('u1')).toEqual([]);
  });

  test('by a grant to nobody is NOT_FOUND', async () => {
    await expect(billing.service.grant('u9', 'g', { credits: 1 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('the audit', () => {
  test('sums all users, and counts the one whose books were tampered with', async () => {
    await billing.service.ensure('u1', names);
    await billing.service.ensure('u2', names);
    await reserve('j1');
    const reports: CreditTotals[] = [];
    const step = createCreditAudit(billing.entitlements, (totals) => reports.push(totals));
    await step();
    await billing.entitlements.update('u2', (doc) => ({ ...doc, spent: 1 }));
    await step();
    expect(reports).toEqual([
      { granted: 4, available: 3, held: 1, spent: 0, mismatches: 0 },
      { granted: 4, available: 3, held: 1, spent: 1, mismatches: 1 },
    ]);
  });
});
