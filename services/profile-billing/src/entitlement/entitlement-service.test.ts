import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createBillingHarness, names } from '../testing/billing-harness.ts';
import { createCreditAudit, type CreditTotals } from './credit-audit.ts';
import { isBalanced } from './entitlement.ts';

let billing: Awaited<ReturnType<typeof createBillingHarness>>;
beforeEach(async () => {
  billing = await createBillingHarness();
});
afterEach(() => billing.close());

describe('reserving credits', () => {
  beforeEach(async () => {
    await billing.service.ensure('u1', names);
  });

  test('too many words are refused before credits are checked', async () => {
    await billing.reserve('j1');
    await billing.reserve('j2');
    await expect(billing.reserve('j3', { wordCount: 3_001 })).rejects.toMatchObject({
      code: 'WORD_LIMIT',
      message: 'Your plan allows 3,000 words per essay; this one has 3,001.',
      details: { limit: 3_000, count: 3_001 },
    });
    await expect(billing.reserve('j3', { wordCount: 3_000 })).rejects.toMatchObject({
      code: 'PAYMENT_REQUIRED',
    });
  });

  test('reserving 0 credits checks the words and holds nothing', async () => {
    expect(await billing.reserve('j1', { amount: 0 })).toMatchObject({ isHeld: false });
    await expect(billing.reserve('j1', { amount: 0, wordCount: 9_000 })).rejects.toMatchObject({
      code: 'WORD_LIMIT',
    });
  });

  test('20 reservations at the same time hold no more credits than there are', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) => billing.reserve(`j${i}`)),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const stored = await billing.entitlements.get('u1');
    expect(stored && isBalanced(stored)).toBe(true);
  });

  test('reserving under an unlimited plan holds no credit', async () => {
    await billing.service.grant('u1', 'g1', { plan: 'unlimited' });
    const { isHeld, access } = await billing.reserve('j1', { wordCount: 15_000 });
    expect([isHeld, access.priority, access.analysesRemaining]).toEqual([false, true, -1]);
  });

  test('the last analysis of a Single Essay is kept as long as the one before, also when it is repeated', async () => {
    for (const jobId of ['t1', 't2']) await billing.reserve(jobId);
    await billing.service.grant('u1', 'g1', { plan: 'single' });
    for (const jobId of ['j1', 'j2', 'j2']) {
      const { access } = await billing.reserve(jobId);
      expect(access.historyDays).toBe(7);
    }
  });

  test('holds and settlements are stored with their dates', async () => {
    await billing.reserve('j1');
    expect((await billing.entitlements.get('u1'))?.holds).toEqual([
      {
        jobId: 'j1',
        at: billing.clock.now(),
        from: [{ lot: 'registration', amount: 1 }],
        attempts: [],
      },
    ]);
    await billing.service.commit('u1', 'j1');
    expect(await billing.entitlements.get('u1')).toMatchObject({
      spent: 1,
      holds: [],
      settled: [{ jobId: 'j1', outcome: 'committed', at: billing.clock.now() }],
      oldestHoldAt: null,
    });
  });
});

describe('several attempts to start one job', () => {
  beforeEach(async () => {
    await billing.service.ensure('u1', names);
  });
  const outcome = async () => {
    const { holds = [], settled = [] } = (await billing.entitlements.get('u1')) ?? {};
    return { held: holds.length, settled: settled.map(({ outcome: how }) => how) };
  };
  const tryAs = (attempt: string) => billing.reserve('j1', { attempt });

  test('attempts share one hold, and the last one to release it gives it back', async () => {
    await tryAs('a');
    await tryAs('b');
    for (const attempt of ['a', 'a', 'unknown']) await billing.service.release('u1', 'j1', attempt);
    expect(await outcome()).toEqual({ held: 1, settled: [] });
    await billing.service.release('u1', 'j1', 'b');
    expect(await outcome()).toEqual({ held: 0, settled: ['released'] });
  });

  test('an attempt that has not released does not keep the hold of an ended job', async () => {
    await tryAs('a');
    await tryAs('b');
    await billing.service.release('u1', 'j1');
    await billing.service.release('u1', 'j1', 'b');
    expect(await outcome()).toEqual({ held: 0, settled: ['released'] });
  });

  test('releasing an attempt that reserved nothing changes nothing', async () => {
    await billing.service.release('u1', 'j1', 'a');
    expect(await outcome()).toEqual({ held: 0, settled: [] });
  });
});

describe('billing.entitlements.changed', () => {
  beforeEach(async () => {
    await billing.service.ensure('u1', names);
  });
  const changed = 'billing.entitlements.changed';

  test('each change is published once, and a repeated command publishes nothing', async () => {
    for (const _ of [1, 2]) await billing.service.grant('u1', 'g1', { credits: 1 });
    for (const _ of [1, 2]) await billing.reserve('j1');
    for (const _ of [1, 2]) await billing.service.commit('u1', 'j1');
    expect(await billing.events('u1')).toEqual([changed, changed, changed]);
  });

  test('a change of the settlements alone is not published', async () => {
    await billing.service.release('u1', 'j9');
    expect(await billing.events('u1')).toEqual([]);
  });

  test('a grant to an unknown user is NOT_FOUND', async () => {
    await expect(billing.service.grant('u9', 'g', { credits: 1 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('the credit audit', () => {
  test('the audit sums all users and counts an entitlement whose sums do not match', async () => {
    await billing.service.ensure('u1', names);
    await billing.service.ensure('u2', names);
    await billing.reserve('j1');
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
