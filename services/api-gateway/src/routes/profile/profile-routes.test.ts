import { describe, expect, test } from '@jest/globals';
import { AppError, type ErrorBody, type ProfileBody } from '@argint/contracts';
import { call } from '@argint/testkit';
import { useGateway } from '../../testing/use-gateway.ts';

/** Either body, by its fields. */
type Answer = Omit<ProfileBody, 'success'> & Omit<ErrorBody, 'success'> & { message: string };

const form = { firstName: 'Thandi', lastName: 'Nkosi', username: 'thandi', email: 't@example.org' };

describe('the profile routes', () => {
  const gateway = useGateway();

  const get = () => call<Answer>(gateway.url, '/api/profile', { token: 'good' });
  const put = (body: object) =>
    call<Answer>(gateway.url, '/api/profile', {
      token: 'good',
      method: 'PUT',
      body,
    });

  test('a visitor is asked to log in again', async () => {
    const { status, body } = await call<ErrorBody>(gateway.url, '/api/profile');
    expect([status, body.error]).toEqual([401, 'Please log in again']);
  });

  test('the profile has the user’s names and preferences, and the subscription', async () => {
    const { body } = await get();
    expect(body.user).toMatchObject({ id: 'u1', username: 'thandi', theme: 'system' });
    expect(body.subscription).toMatchObject({
      planType: 'trial',
      isActive: true,
      analysesRemaining: 2,
      billingCycle: 'one-time',
    });
  });

  test('the user’s further fields of the specification follow from the plan', async () => {
    expect((await get()).body.user).toMatchObject({
      hasPaidAccess: false,
      subscriptionType: 'trial',
      subscriptionExpiry: null,
      remainingAnalyses: 2,
      isUnlimited: false,
      freeTrialTokens: 2,
      freeTrialUsed: false,
      ...{ licenseKey: null, unlimitedToken: null, unlimitedAccessGrantedAt: null },
    });
    const { billing } = gateway.backends;
    const known = await billing.getSubscription();
    const subscription = {
      ...known.subscription,
      planType: 'unlimited',
      analysesRemaining: -1,
      expiresAt: '2026-12-22T12:00:00.000Z',
    };
    billing.getSubscription = async () => ({ ...known, subscription });
    expect((await get()).body.user).toMatchObject({
      hasPaidAccess: true,
      subscriptionType: 'unlimited',
      subscriptionExpiry: '2026-12-22T12:00:00.000Z',
      remainingAnalyses: -1,
      isUnlimited: true,
    });
  });

  test('a value that this release does not know is shown as the default', async () => {
    const known = await gateway.backends.billing.getProfile();
    const profile = { ...known.profile, language: 'xx', timezone: 'Mars/Olympus' };
    gateway.backends.billing.getProfile = async () => ({ ...known, profile });
    expect((await get()).body.user).toMatchObject({ language: 'en', timezone: 'UTC' });
  });

  test('an update says so, and sends only the fields that were given', async () => {
    const sent: unknown[] = [];
    const { updateProfile } = gateway.backends.billing;
    gateway.backends.billing.updateProfile = async (request) => {
      sent.push(request);
      return updateProfile(request);
    };
    const { status, body } = await put({ ...form, theme: 'dark' });
    expect([status, body.message]).toEqual([200, 'Profile updated successfully']);
    expect(sent).toEqual([{ userId: 'u1', firstName: 'Thandi', lastName: 'Nkosi', theme: 'dark' }]);
  });

  test('the password goes to auth with the address of the caller, and nowhere else', async () => {
    const asked: unknown[] = [];
    gateway.backends.auth.updateIdentity = async (request) => {
      asked.push(request);
      throw new AppError('WRONG_PASSWORD');
    };
    const refused = await put({ ...form, currentPassword: 'secret1' });
    expect([refused.status, refused.body.code]).toEqual([400, 'WRONG_PASSWORD']);
    const { username, email } = form;
    const request = { userId: 'u1', username, email };
    expect(asked).toEqual([{ ...request, currentPassword: 'secret1' }]);
  });

  test('a username in use is a conflict, and nothing else is changed', async () => {
    gateway.backends.auth.updateIdentity = async () => {
      throw new AppError('USERNAME_TAKEN');
    };
    gateway.backends.billing.updateProfile = async () => {
      throw new Error('must not be called');
    };
    const { status, body } = await put(form);
    expect([status, body.error]).toEqual([409, 'This username is already taken.']);
  });

  test('the token of a deleted account is no good any more', async () => {
    gateway.backends.auth.getUser = async () => {
      throw new AppError('NOT_FOUND');
    };
    expect((await get()).body.code).toBe('INVALID_TOKEN');
  });
});
