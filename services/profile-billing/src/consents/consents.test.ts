import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { LEGAL_VERSION } from '@argint/contracts/legal';
import { createBillingHarness, names } from '../testing/billing-harness.ts';

describe('the consent record', () => {
  let billing: Awaited<ReturnType<typeof createBillingHarness>>;
  beforeEach(async () => {
    billing = await createBillingHarness();
    await billing.service.ensure('u1', names);
  });
  afterEach(() => billing.close());
  const at = () => billing.clock.now();

  test('training is off for a new account, and saying no to it records nothing', async () => {
    expect(await billing.consentService.get('u1')).toEqual({ training: false, history: [] });
    await billing.consentService.setTraining('u1', false);
    expect((await billing.consentService.get('u1')).history).toEqual([]);
  });

  test('each change is recorded with version and time, and a repeated one is not', async () => {
    await billing.consentService.acceptTerms('u1');
    await billing.consentService.acceptTerms('u1');
    const first = at();
    billing.clock.advance(60);
    for (const granted of [true, true, false])
      await billing.consentService.setTraining('u1', granted);
    expect(await billing.consentService.get('u1')).toEqual({
      training: false,
      history: [
        { kind: 'terms', granted: true, version: LEGAL_VERSION, at: first },
        { kind: 'training', granted: true, version: LEGAL_VERSION, at: at() },
        { kind: 'training', granted: false, version: LEGAL_VERSION, at: at() },
      ],
    });
  });

  test('two calls at the same time leave one record', async () => {
    await Promise.all([1, 2, 3].map(() => billing.consentService.setTraining('u1', true)));
    expect((await billing.consentService.get('u1')).history).toHaveLength(1);
  });

  test('an unknown user has none, and a deleted one leaves none, even with a late call', async () => {
    await expect(billing.consentService.setTraining('u9', true)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await billing.consentService.setTraining('u1', true);
    await billing.handle('users.deleted');
    expect(await billing.consents.get('u1')).toBeNull();
    await expect(billing.consentService.setTraining('u1', true)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await billing.consents.get('u1')).toBeNull();
  });

  test('a deletion during a call leaves no record', async () => {
    const { insert } = billing.consents;
    billing.consents.insert = async (doc) => {
      await billing.service.forget('u1');
      await billing.consentService.forget('u1');
      return insert(doc);
    };
    await expect(billing.consentService.setTraining('u1', true)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await billing.consents.get('u1')).toBeNull();
  });

  test('the export holds profile, plan and consents, and nothing of the store itself', async () => {
    await billing.consentService.setTraining('u1', true);
    const file = JSON.parse(await billing.exportUser('u1')) as Record<string, object>;
    expect(Object.keys(file)).toEqual([
      'profile',
      'entitlement',
      'consents',
      'payments',
      'operatorActions',
    ]);
    expect(file['profile']).toMatchObject({ firstName: 'Ann', lastName: 'Example' });
    expect(file['entitlement']).toHaveProperty('lots');
    expect(JSON.stringify(file)).not.toMatch(/outbox|"version":\d/);
    await billing.service.forget('u1');
    await expect(billing.exportUser('u1')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
