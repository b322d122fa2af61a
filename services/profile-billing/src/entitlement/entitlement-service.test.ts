import { AppError } from '@argint/contracts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createBillingHarness, names } from '../testing/billing-harness.ts';
import { createCreditAudit, type CreditTotals } from './credit-audit.ts';
import { emptyEntitlement, isBalanced } from './entitlement.ts';
import { onUserDeleted } from '../events/on-user-deleted.ts';
import { onUserRegistered } from '../events/on-user-registered.ts';

let billing: Awaited<ReturnType<typeof createBillingHarness>>;
beforeEach(async () => {
  billing = await createBillingHarness();
});
afterEach(() => billing.close());
const reserve = (
  jobId: string,
  change: { amount?: number; wordCount?: number; userId?: string } = {},
) => billing.service.reserve({ userId: 'u1', jobId, amount: 1, wordCount: 500, ...change });

describe('registration', () => {
  const registered = { data: { userId: 'u1' } };

  test('a new user gets one profile and one trial, however many calls ask at the same time', async () => {
    await Promise.all([1, 2, 3].map(() => billing.service.ensure('u1', names)));
    await reserve('j1');
    const { profile, access } = await billing.service.ensure('u1', {
      firstName: 'X',
      lastName: 'Y',
    });
    expect(profile).toMatchObject(names);
    expect(access).toMatchObject({ planType: 'trial', analysesRemaining: 1 });
  });

  test('the event completes a registration that was interrupted', async () => {
    const auth = { getUser: async () => ({ identity: { userId: 'u1', ...names } }) };
    await onUserRegistered(
      billing.service,
      auth as never,
      billing.mailQueue,
      billing.consentService,
    )(registered as never, {} as never);
    const { profile, access } = await billing.service.account('u1');
    expect(profile).toMatchObject(names);
    expect(access.planType).toBe('trial');
  });

  test('a late registration event of a user that auth no longer knows stores nothing', async () => {
    const auth = { getUser: async () => Promise.reject(new AppError('NOT_FOUND')) };
    await onUserRegistered(
      billing.service,
      auth as never,
      billing.mailQueue,
      billing.consentService,
    )(registered as never, {} as never);
    expect(await billing.profiles.get('u1')).toBeNull();
    expect(await billing.entitlements.get('u1')).toBeNull();
  });

  test('the registration event fails, to be retried, while auth is unavailable', async () => {
    const auth = { getUser: async () => Promise.reject(new AppError('UNAVAILABLE')) };
    const handled = onUserRegistered(
      billing.service,
      auth as never,
      billing.mailQueue,
      billing.consentService,
    )(registered as never, {} as never);
    await expect(handled).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('an unknown user has no profile, no plan and no credit', async () => {
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
});

describe('deletion', () => {
  const user = { data: { userId: 'u1' } };
  const deleteUser = () =>
    onUserDeleted(
      billing.service,
      billing.forgetPayments,
      billing.mailQueue,
      billing.consentService,
    )(user as never, {} as never);
  const auth = { getUser: async () => ({ identity: { userId: 'u1', ...names } }) };
  /** The tombstone: the id, the time of deletion, and nothing else. */
  const expectGone = async () => {
    expect(await billing.profiles.get('u1')).toBeNull();
    expect(await billing.entitlements.get('u1')).toMatchObject({
      ...emptyEntitlement(),
      deletedAt: billing.clock.now(),
    });
  };

  test('deleting a user twice leaves one tombstone and nothing else', async () => {
    await billing.service.ensure('u1', names);
    await reserve('j1');
    await deleteUser();
    const { version } = (await billing.entitlements.get('u1'))!;
    await deleteUser();
    await expectGone();
    expect((await billing.entitlements.get('u1'))?.version).toBe(version);
  });

  test('a late users.registered does not recreate a deleted user', async () => {
    await billing.service.ensure('u1', names);
    await deleteUser();
    await onUserRegistered(
      billing.service,
      auth as never,
      billing.mailQueue,
      billing.consentService,
    )(user as never, {} as never);
    await expectGone();
  });

  test('a first users.registered after users.deleted creates nothing', async () => {
    await deleteUser();
    await onUserRegistered(
      billing.service,
      auth as never,
      billing.mailQueue,
      billing.consentService,
    )(user as never, {} as never);
    await expectGone();
  });

  test('every later call treats a deleted user as unknown and leaves the tombstone unchanged', async () => {
    await billing.service.ensure('u1', names);
    await reserve('j1');
    await deleteUser();
    await billing.service.commit('u1', 'j1');
    await billing.service.release('u1', 'j1');
    const refused = [
      [() => billing.service.ensure('u1', names), 'NOT_FOUND'],
      [() => billing.service.account('u1'), 'NOT_FOUND'],
      [() => billing.service.grant('u1', 'g1', { credits: 5 }), 'NOT_FOUND'],
      [() => reserve('j2'), 'PAYMENT_REQUIRED'],
    ] as const;
    for (const [call, code] of refused) await expect(call()).rejects.toMatchObject({ code });
    expect(await billing.service.access('u1')).toMatchObject({ planType: 'none' });
    await expectGone();
  });

  test('a user who is deleted during registration has no profile afterwards', async () => {
    const insert = billing.profiles.insert;
    billing.profiles.insert = async (profile) => {
      const inserted = await insert(profile);
      await deleteUser();
      await insert(profile);
      return inserted;
    };
    await expect(billing.service.ensure('u1', names)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expectGone();
  });
});

describe('reserving credits', () => {
  beforeEach(async () => {
    await billing.service.ensure('u1', names);
  });

  test('too many words are refused before credits are checked', async () => {
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

  test('reserving 0 credits checks the words and holds nothing', async () => {
    expect(await reserve('j1', { amount: 0 })).toMatchObject({ isHeld: false });
    await expect(reserve('j1', { amount: 0, wordCount: 9_000 })).rejects.toMatchObject({
      code: 'WORD_LIMIT',
    });
  });

  test('20 reservations at the same time hold no more credits than there are', async () => {
    const all = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => reserve(`j${i}`)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const stored = await billing.entitlements.get('u1');
    expect(stored && isBalanced(stored)).toBe(true);
  });

  test('reserving under an unlimited plan holds no credit', async () => {
    await billing.service.grant('u1', 'g1', { plan: 'unlimited' });
    const { isHeld, access } = await reserve('j1', { wordCount: 15_000 });
    expect([isHeld, access.priority, access.analysesRemaining]).toEqual([false, true, -1]);
  });

  test('holds and settlements are stored with their dates', async () => {
    await reserve('j1');
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
  const tryAs = (attempt: string) =>
    billing.service.reserve({ userId: 'u1', jobId: 'j1', amount: 1, wordCount: 500, attempt });

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
    for (const _ of [1, 2]) await reserve('j1');
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
