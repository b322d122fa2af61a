import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ErrorBody } from '@argint/contracts';
import {
  call,
  launchStandalone,
  registerUser,
  tempDir,
  type Product,
  type TestUser,
} from '@argint/testkit';

/** An empty setting counts as unset, so these are the defaults of `make start`. */
const DEFAULTS = {
  RATE_LIMIT_REGISTER: '',
  RATE_LIMIT_LOGIN: '',
  RATE_LIMIT_START: '',
  RATE_LIMIT_OTHER: '',
};

describe('the default limits', () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let product: Product;
  let thandi: TestUser;
  let sipho: TestUser;

  beforeAll(async () => {
    dir = await tempDir();
    product = await launchStandalone(dir.path, DEFAULTS);
    thandi = await registerUser(product.url, 'thandi');
    sipho = await registerUser(product.url, 'sipho');
  }, 60_000);
  afterAll(async () => {
    await product?.stop();
    await dir.remove();
  });

  /** Counts the calls answered before the first 429. Each call claims another address. */
  const untilRefused = async (path: string, options: Parameters<typeof call>[2], most: number) => {
    for (let n = 0; n < most; n += 1) {
      const headers = { 'x-forwarded-for': `192.0.2.${n % 250}` };
      const answer = await call<ErrorBody>(product.url, path, { ...options, headers });
      if (answer.status === 429) return { answered: n, refused: answer };
    }
    return { answered: most, refused: undefined };
  };

  test('an address may fail 60 sign-ins to accounts that do not exist in ten minutes; right ones do not count, and every account can still sign in', async () => {
    const signIn = (email: string, password: string) =>
      call<ErrorBody>(product.url, '/api/auth/login', { body: { email, password } });
    const { email, password } = thandi.account;
    for (let i = 0; i < 62; i += 1) expect((await signIn(email, password)).status).toBe(200);
    const statuses: number[] = [];
    for (let i = 0; i < 62; i += 1)
      statuses.push((await signIn(`nobody-${i}@example.org`, 'guess')).status);
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 401), 429, 429]);
    const refused = await signIn('nobody@example.org', 'guess');
    expect(refused.body.code).toBe('RATE_LIMITED');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    expect((await signIn(email, password)).status).toBe(200);
  }, 120_000);

  test('an address may check one e-mail ten times in ten minutes', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) {
      const body = { email: 'Somebody@example.org' };
      statuses.push((await call(product.url, '/api/auth/verify-account', { body })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test.each([
    // Two were made before.
    ['300 registrations', '/api/auth/register', 298],
    ['60 sign-ins that are not valid', '/api/auth/login', 60],
    // Eleven were made before.
    ['300 account checks', '/api/auth/verify-account', 289],
  ])(
    'an address gets 429 in ten minutes, even if each call states another X-Forwarded-For, after %s',
    async (_name, path, expected) => {
      const { answered, refused } = await untilRefused(path, { body: {} }, 310);
      expect(answered).toBe(expected);
      expect(refused?.body).toMatchObject({ success: false, code: 'RATE_LIMITED' });
      const after = Number(refused?.headers.get('retry-after'));
      expect(after).toBeGreaterThan(500);
      expect(after).toBeLessThanOrEqual(600);
    },
  );

  test('a user may start 60 analyses a minute, and the starts of others do not count', async () => {
    const path = '/api/essays/analyze/start';
    const { answered, refused } = await untilRefused(path, { body: {}, token: thandi.token }, 70);
    expect(answered).toBe(60);
    expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    const both = await call(product.url, '/api/essays/analyze', { body: {}, token: thandi.token });
    expect(both.status).toBe(429);
    expect((await call(product.url, path, { body: {}, token: sipho.token })).status).toBe(400);
  });

  test('a user may make 600 other calls a minute in all, and the calls of others do not count', async () => {
    const list = { token: thandi.token };
    for (let i = 0; i < 300; i += 1) await call(product.url, '/api/essays', list);
    const { answered, refused } = await untilRefused('/api/check-access', list, 310);
    expect(answered).toBe(300);
    expect(refused?.body.error).toBe('Too many requests. Please try again later.');
    const after = Number(refused?.headers.get('retry-after'));
    expect(after).toBeGreaterThan(0);
    expect(after).toBeLessThanOrEqual(60);
    expect((await sipho.access()).status).toBe(200);
    expect((await call(product.url, '/api/health')).status).toBe(200);
  }, 60_000);

  test('a user over the limit for calls can still open a socket', async () => {
    await expect(thandi.follow('nobody-s', { limitMs: 5_000 })).rejects.toThrow('JOB_NOT_FOUND');
  });
});
