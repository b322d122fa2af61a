import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { AppError } from '@argint/contracts';
import { createBillingHarness, names } from '../testing/billing-harness.ts';

let billing: Awaited<ReturnType<typeof createBillingHarness>>;
const open = async (isMailSent: boolean): Promise<void> => {
  billing = await createBillingHarness({ isMailSent });
  await billing.service.ensure('u1', names);
};
afterEach(() => billing.close());
const refused = { code: 'EMAIL_NOT_VERIFIED' };

describe('a free trial, where mails are sent', () => {
  beforeEach(() => open(true));

  test('gives one analysis, and a second one only once the address is verified', async () => {
    await billing.reserve('j1');
    expect(billing.verified.asked).toBe(0);
    await expect(billing.reserve('j2')).rejects.toMatchObject(refused);
    await billing.service.commit('u1', 'j1');
    await expect(billing.reserve('j2')).rejects.toMatchObject(refused);
    expect(await billing.service.access('u1')).toMatchObject({ analysesRemaining: 1 });
    billing.verified.users.add('u1');
    expect(await billing.reserve('j2')).toMatchObject({ isHeld: true });
    await expect(billing.reserve('j3')).rejects.toMatchObject({ code: 'PAYMENT_REQUIRED' });
  });

  test('lets one of two starts at the same moment pass', async () => {
    const both = await Promise.allSettled([billing.reserve('j1'), billing.reserve('j2')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both).toContainEqual(
      expect.objectContaining({ reason: expect.objectContaining(refused) }),
    );
  });

  test('lets the first start be repeated, and one after an analysis that gave nothing', async () => {
    await billing.reserve('j1', { attempt: 'a' });
    await billing.reserve('j1', { attempt: 'b' });
    await billing.service.release('u1', 'j1');
    expect(await billing.reserve('j2')).toMatchObject({ isHeld: true });
    expect(billing.verified.asked).toBe(0);
  });

  test('does not hold up what costs nothing, nor a user who has bought something', async () => {
    await billing.reserve('j1');
    await billing.reserve('j2', { amount: 0 });
    await billing.service.grant('u1', 'g1', { plan: 'single' });
    expect(await billing.reserve('j3')).toMatchObject({ isHeld: true });
    await billing.service.grant('u1', 'g2', { plan: 'unlimited' });
    await billing.reserve('j4');
    expect(billing.verified.asked).toBe(0);
  });

  test('is refused with auth’s own error while auth cannot be asked, and takes no credit', async () => {
    await billing.reserve('j1');
    billing.verified.has = async () => {
      throw new AppError('UNAVAILABLE');
    };
    await expect(billing.reserve('j2')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await billing.service.access('u1')).toMatchObject({ analysesRemaining: 1 });
  });
});

test('where no mails are sent, a second analysis asks for nothing', async () => {
  await open(false);
  await billing.reserve('j1');
  expect(await billing.reserve('j2')).toMatchObject({ isHeld: true });
});
