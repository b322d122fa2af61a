import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MESSAGES } from '@argint/contracts';
import { createBillingHarness, names } from '../testing/billing-harness.ts';

describe('changing a profile', () => {
  let billing: Awaited<ReturnType<typeof createBillingHarness>>;
  beforeEach(async () => {
    billing = await createBillingHarness();
    await billing.service.ensure('u1', names);
  });
  afterEach(() => billing.close());

  const change = (fields: Record<string, unknown>) =>
    billing.profileService.update('u1', { ...names, ...fields } as never);

  test('a new profile has the defaults of the specification', async () => {
    expect(await billing.profiles.get('u1')).toMatchObject({
      bio: '',
      theme: 'system',
      language: 'en',
      timezone: 'UTC',
      emailNotifications: true,
    });
  });

  test('what is given changes, what is absent stays, and the time is noted', async () => {
    await change({ theme: 'dark', timezone: 'Africa/Johannesburg' });
    billing.clock.advance(1);
    const { profile } = await change({ firstName: 'Anna', bio: 'I read law.' });
    expect(profile).toMatchObject({
      firstName: 'Anna',
      bio: 'I read law.',
      theme: 'dark',
      timezone: 'Africa/Johannesburg',
      updatedAt: billing.clock.now(),
    });
  });

  test('repeating a change writes nothing', async () => {
    const first = await change({ language: 'fr' });
    billing.clock.advance(1);
    expect((await change({ language: 'fr' })).profile.version).toBe(first.profile.version);
  });

  test.each([
    [{ firstName: ' ' }, MESSAGES.firstNameRequired],
    [{ bio: '<script>alert(1)</script>' }, MESSAGES.bioMalicious],
    [{ language: 'xx' }, MESSAGES.languageUnknown],
  ])('%j is refused, whichever service calls', async (fields, message) => {
    await expect(change(fields)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', message });
  });

  test('a deleted user has no profile to change', async () => {
    await billing.service.forget('u1');
    await expect(change({ theme: 'dark' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await billing.profiles.get('u1')).toBeNull();
  });
});
