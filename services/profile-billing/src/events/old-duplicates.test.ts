import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { newEvent } from '@argint/event-bus';
import { repeatOldEvents } from '@argint/event-bus/testing';
import { createBillingHarness, names } from '../testing/billing-harness.ts';
import { onUserDeleted } from './on-user-deleted.ts';
import { onUserRegistered } from './on-user-registered.ts';

describe('repeated old events', () => {
  let billing: Awaited<ReturnType<typeof createBillingHarness>>;
  beforeEach(async () => {
    billing = await createBillingHarness();
  });
  afterEach(() => billing.close());

  // Auth may still answer for a while: its own deletion and this event have no common order.
  const auth = { getUser: async () => ({ identity: { userId: 'u1', ...names } }) };
  const handlers = () => ({
    'users.registered': onUserRegistered(
      billing.service,
      auth as never,
      billing.mailQueue,
      billing.consentService,
    ),
    'users.deleted': onUserDeleted(
      billing.service,
      billing.forgetPayments,
      billing.mailQueue,
      billing.consentService,
    ),
  });
  const from = (id: string) => ({ source: 'auth', id, now: billing.clock.now() });
  const readState = async () => ({
    profile: await billing.profiles.get('u1'),
    entitlement: await billing.entitlements.get('u1'),
    mails: (await billing.mails.find({})).items.length,
  });

  test('a repeated users.registered does not give a second trial', async () => {
    const registered = newEvent('users.registered', { userId: 'u1' }, from('r'));
    await billing.service.ensure('u1', names);
    await billing.service.reserve({ userId: 'u1', jobId: 'j1', amount: 1, wordCount: 500 });
    await repeatOldEvents(handlers(), [registered], readState);
    expect(await billing.service.access('u1')).toMatchObject({ analysesRemaining: 1 });
  });

  test('repeated old events do not recreate a deleted user', async () => {
    const registered = newEvent('users.registered', { userId: 'u1' }, from('r'));
    const deleted = newEvent('users.deleted', { userId: 'u1' }, from('d'));
    await repeatOldEvents(handlers(), [registered, deleted], readState);
    expect(await billing.service.access('u1')).toMatchObject({ planType: 'none' });
  });
});
