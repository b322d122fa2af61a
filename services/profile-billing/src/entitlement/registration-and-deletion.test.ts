import { AppError } from '@argint/contracts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createBillingHarness, names } from '../testing/billing-harness.ts';
import { emptyEntitlement } from './entitlement.ts';

let billing: Awaited<ReturnType<typeof createBillingHarness>>;
beforeEach(async () => {
  billing = await createBillingHarness();
});
afterEach(() => billing.close());

describe('registration', () => {
  test('a new user gets one profile and one trial, however many calls ask at the same time', async () => {
    await Promise.all([1, 2, 3].map(() => billing.service.ensure('u1', names)));
    await billing.reserve('j1');
    const { profile, access } = await billing.service.ensure('u1', {
      firstName: 'X',
      lastName: 'Y',
      hadTrial: false,
    });
    expect(profile).toMatchObject({ firstName: 'Ann', lastName: 'Example' });
    expect(access).toMatchObject({ planType: 'trial', analysesRemaining: 1 });
  });

  test('the event completes a registration that was interrupted', async () => {
    await billing.handle('users.registered');
    const { profile, access } = await billing.service.account('u1');
    expect(profile).toMatchObject({ firstName: 'Ann', lastName: 'Example' });
    expect(access.planType).toBe('trial');
  });

  test('a user whose address had a trial lately begins with a profile and no credit, also by the event', async () => {
    const again = { ...names, hadTrial: true };
    const { access } = await billing.service.ensure('u2', again);
    expect(access).toMatchObject({ planType: 'none', analysesRemaining: 0, freeTrialTokens: 0 });
    billing.auth.getUser = async () => ({ identity: { userId: 'u1', email: '', ...again } });
    await billing.handle('users.registered');
    expect(await billing.service.access('u1')).toMatchObject({ planType: 'none' });
    await billing.service.grant('u1', 'g1', { credits: 1 });
    expect(await billing.service.access('u1')).toMatchObject({ analysesRemaining: 1 });
  });

  test('the first mail asks to confirm the address where mails leave, and only welcomes where they do not', async () => {
    await billing.handle('users.registered');
    const withMail = await createBillingHarness({ isMailSent: true });
    await withMail.handle('users.registered');
    const kinds = async ({ mails }: typeof billing) =>
      (await mails.find({})).items.map(({ kind }) => kind);
    expect([await kinds(billing), await kinds(withMail)]).toEqual([
      ['registered'],
      ['verify-email'],
    ]);
    await withMail.close();
  });

  test('a late registration event of a user that auth no longer knows stores nothing', async () => {
    billing.auth.getUser = async () => Promise.reject(new AppError('NOT_FOUND'));
    await billing.handle('users.registered');
    expect(await billing.profiles.get('u1')).toBeNull();
    expect(await billing.entitlements.get('u1')).toBeNull();
  });

  test('the registration event fails, to be retried, while auth is unavailable', async () => {
    billing.auth.getUser = async () => Promise.reject(new AppError('UNAVAILABLE'));
    const handled = billing.handle('users.registered');
    await expect(handled).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('an unknown user has no profile, no plan and no credit', async () => {
    await expect(billing.service.account('u9')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await billing.service.access('u9')).toMatchObject({
      planType: 'none',
      hasAccess: false,
    });
    await expect(billing.reserve('j1', { userId: 'u9' })).rejects.toMatchObject({
      code: 'PAYMENT_REQUIRED',
    });
    await billing.service.commit('u9', 'j1');
    await billing.service.release('u9', 'j1');
  });
});

describe('deletion', () => {
  const deleteUser = () => billing.handle('users.deleted');
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
    await billing.reserve('j1');
    await deleteUser();
    const { version } = (await billing.entitlements.get('u1'))!;
    await deleteUser();
    await expectGone();
    expect((await billing.entitlements.get('u1'))?.version).toBe(version);
  });

  test('a late users.registered does not recreate a deleted user', async () => {
    await billing.service.ensure('u1', names);
    await deleteUser();
    await billing.handle('users.registered');
    await expectGone();
  });

  test('a first users.registered after users.deleted creates nothing', async () => {
    await deleteUser();
    await billing.handle('users.registered');
    await expectGone();
  });

  test('every later call treats a deleted user as unknown and leaves the tombstone unchanged', async () => {
    await billing.service.ensure('u1', names);
    await billing.reserve('j1');
    await deleteUser();
    await billing.service.commit('u1', 'j1');
    await billing.service.release('u1', 'j1');
    const refused = [
      [() => billing.service.ensure('u1', names), 'NOT_FOUND'],
      [() => billing.service.account('u1'), 'NOT_FOUND'],
      [() => billing.service.grant('u1', 'g1', { credits: 5 }), 'NOT_FOUND'],
      [() => billing.reserve('j2'), 'PAYMENT_REQUIRED'],
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
