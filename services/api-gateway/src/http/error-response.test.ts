import { describe, expect, test } from '@jest/globals';
import { AppError, type ErrorBody } from '@argint/contracts';
import { call } from '@argint/testkit';
import { useGateway } from '../testing/use-gateway.ts';

describe('the gateway', () => {
  const gateway = useGateway();

  test('an error of a service keeps its code, wording and status', async () => {
    gateway.backends.auth.login = async () => {
      throw new AppError('ACCOUNT_LOCKED', undefined, { details: { retryAfterSeconds: 800 } });
    };
    const { status, headers, body } = await call<ErrorBody>(gateway.url, '/api/auth/login', {
      body: { email: 'a@b.co', password: 'x' },
    });
    expect([status, headers.get('retry-after'), body.code]).toEqual([429, '800', 'ACCOUNT_LOCKED']);
  });

  test('a service that is too busy is 503 with Retry-After', async () => {
    gateway.backends.auth.login = async () => {
      throw new AppError('UNAVAILABLE');
    };
    const { status, headers, body } = await call<ErrorBody>(gateway.url, '/api/auth/login', {
      body: { email: 'a@b.co', password: 'x' },
    });
    expect([status, headers.get('retry-after'), body.code]).toEqual([503, '5', 'UNAVAILABLE']);
  });

  test('an unexpected error is 500 and reveals nothing', async () => {
    gateway.backends.auth.login = async () => {
      throw new Error('secret stack');
    };
    const { status, body } = await call<ErrorBody>(gateway.url, '/api/auth/login', {
      body: { email: 'a@b.co', password: 'x' },
    });
    expect([status, body.error, JSON.stringify(body).includes('secret')]).toEqual([
      500,
      'Server error. Please try again in a moment.',
      false,
    ]);
  });

  test('malformed JSON is 400, more than 1 MB is 413', async () => {
    const broken = await call<ErrorBody>(gateway.url, '/api/auth/login', { body: '{"email":' });
    expect([broken.status, broken.body.code]).toEqual([400, 'MALFORMED_BODY']);
    const huge = await call<ErrorBody>(gateway.url, '/api/auth/login', {
      body: { email: 'x'.repeat(1_100_000) },
    });
    expect([huge.status, huge.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });
});
