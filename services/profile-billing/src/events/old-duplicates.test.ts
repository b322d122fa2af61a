import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { newEvent } from '@argint/event-bus';
import { repeatOldEvents } from '@argint/event-bus/testing';
import { createBillingHarness, names } from '../testing/billing-harness.ts';

describe('repeated old events', () => {
  let billing: Awaited<ReturnType<typeof createBillingHarness>>;
  beforeEach(async () => {
    billing = await createBillingHarness();
  });
  afterEach(() => billing.close());

  const from = (id: string) => ({ source: 'auth', id, now: billing.clock.now() });
  const readState = async () => ({
    profile: await billing.profiles.get('u1'),
    entitlement: await billing.entitlements.get('u1'),
    mails: (await billing.mails.find({})).items.length,
  });

  test('a repeated users.registered does not give a second trial', async () => {
    const registered = newEvent('users.registered', { userId: 'u1' }, from('r'));
    await billing.service.ensure('u1', names);
    await billing.reserve('j1');
    await repeatOldEvents(billing.handlers, [registered], readState);
    expect(await billing.service.access('u1')).toMatchObject({ analysesRemaining: 1 });
  });

  test('repeated old events do not recreate a deleted user', async () => {
    const registered = newEvent('users.registered', { userId: 'u1' }, from('r'));
    const deleted = newEvent('users.deleted', { userId: 'u1' }, from('d'));
    // Auth still answers here: its own deletion and this event have no common order.
    await repeatOldEvents(billing.handlers, [registered, deleted], readState);
    expect(await billing.service.access('u1')).toMatchObject({ planType: 'none' });
  });
});
