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

/** An empty setting is none: the product's own defaults, as a stranger would start it. */
const DEFAULTS = {
  RATE_LIMIT_REGISTER: '',
  RATE_LIMIT_LOGIN: '',
  RATE_LIMIT_START: '',
  RATE_LIMIT_OTHER: '',
};

describe('the limits, as they are where nobody sets them', () => {
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

  /** How many calls were answered before the first 429, and that one; each call claims another address. */
  const untilRefused = async (path: string, options: Parameters<typeof call>[2], most: number) => {
    for (let n = 0; n < most; n += 1) {
      const headers = { 'x-forwarded-for': `192.0.2.${n % 250}` };
      const answer = await call<ErrorBody>(product.url, path, { ...options, headers });
      if (answer.status === 429) return { answered: n, refused: answer };
    }
    return { answered: most, refused: undefined };
  };

  test.each([
    ['registrations', '/api/auth/register', 58],
    ['sign-ins', '/api/auth/login', 60],
    ['account checks', '/api/auth/verify-account', 60],
  ])('%s: 60 in ten minutes an address, whatever it claims', async (_name, path, expected) => {
    const { answered, refused } = await untilRefused(path, { body: {} }, 70);
    // Two registrations were made before.
    expect(answered).toBe(expected);
    expect(refused?.body).toMatchObject({ success: false, code: 'RATE_LIMITED' });
    const after = Number(refused?.headers.get('retry-after'));
    expect(after).toBeGreaterThan(540);
    expect(after).toBeLessThanOrEqual(600);
  });

  test('starts: 60 a minute a user, and nobody else’s', async () => {
    const path = '/api/essays/analyze/start';
    const { answered, refused } = await untilRefused(path, { body: {}, token: thandi.token }, 70);
    expect(answered).toBe(60);
    expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    const both = await call(product.url, '/api/essays/analyze', { body: {}, token: thandi.token });
    expect(both.status).toBe(429);
    expect((await call(product.url, path, { body: {}, token: sipho.token })).status).toBe(400);
  });

  test('other calls: 600 a minute a user, counted together, and nobody else’s', async () => {
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

  test('a socket needs no call, and is let in all the same', async () => {
    await expect(thandi.follow('nobody-s', { limitMs: 5_000 })).rejects.toThrow('JOB_NOT_FOUND');
  });
});
