import { expect, test } from '@jest/globals';
import { AppError, MESSAGES, type ErrorBody } from '@argint/contracts';
import { call } from '@argint/testkit';
import { useGateway } from '../../testing/use-gateway.ts';

const gateway = useGateway();
const resend = (token?: string) =>
  call<ErrorBody>(gateway.url, '/api/auth/verify-email/resend', {
    method: 'POST',
    ...(token === undefined ? {} : { token }),
  });
const verify = () =>
  call<ErrorBody>(gateway.url, '/api/auth/verify-email', { body: { token: 'u1.t.signature' } });

test('a visitor has no mail sent', async () => {
  expect((await resend()).status).toBe(401);
});

test('a user has the mail sent to their own account, and learns if there is nothing to confirm', async () => {
  const asked: unknown[] = [];
  gateway.backends.auth.requestEmailVerification = async (request) => {
    asked.push(request);
    return { alreadyVerified: asked.length > 1 };
  };
  expect((await resend('good')).body).toEqual({
    success: true,
    message: MESSAGES.verificationSent,
  });
  expect((await resend('good')).body).toEqual({ success: true, message: MESSAGES.emailVerified });
  expect(asked).toEqual([{ userId: 'u1' }, { userId: 'u1' }]);
});

test('who asks too often is told when to ask again', async () => {
  gateway.backends.auth.requestEmailVerification = async () => {
    throw new AppError('RATE_LIMITED', undefined, { details: { retryAfterSeconds: 40 } });
  };
  const { status, headers } = await resend('good');
  expect([status, headers.get('retry-after')]).toEqual([429, '40']);
});

test('a link is used without a session, and one that has ended says what to do', async () => {
  expect(await verify()).toMatchObject({
    status: 200,
    body: { success: true, message: MESSAGES.emailVerified },
  });
  gateway.backends.auth.verifyEmail = () => Promise.reject(new AppError('EMAIL_LINK_INVALID'));
  expect(await verify()).toMatchObject({
    status: 400,
    body: {
      code: 'EMAIL_LINK_INVALID',
      error:
        'This link has expired, or it belongs to another email address. Please sign in and have a new mail sent.',
    },
  });
});
