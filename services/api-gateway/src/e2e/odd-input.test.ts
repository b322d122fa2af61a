import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ErrorBody, EssayDetail, SessionBody } from '@argint/contracts';
import {
  call,
  launchStandalone,
  registerUser,
  tempDir,
  type Product,
  type TestUser,
} from '@argint/testkit';
import { ODD_TEXTS } from '../testing/inputs/start-inputs.ts';

const ODD_IDS = [
  '__proto__',
  'constructor',
  'x'.repeat(100),
  '🙂',
  '\0',
  '../../etc/passwd',
  "' OR 1=1 --",
  '{"$gt":""}',
  '$where',
  '00000000-0000-4000-8000-000000000000',
];

describe('odd input, all the way through the product', () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let product: Product;
  let thandi: TestUser;

  beforeAll(async () => {
    dir = await tempDir();
    product = await launchStandalone(dir.path);
    thandi = await registerUser(product.url, 'thandi');
  }, 60_000);
  afterAll(async () => {
    await product?.stop();
    await dir.remove();
  });

  test('every odd text is analysed, comes back exactly as it was sent, and is quoted from exactly', async () => {
    // One after another: a plan allows few open analyses.
    for (const [name, text] of ODD_TEXTS) {
      const started = await thandi.start(text, { analysisType: 'simple' });
      const updates = await thandi.follow(started.body.jobId);
      expect([name, updates.at(-1)?.status]).toEqual([name, 'completed']);
      const path = `/api/essays/${started.body.essayId}`;
      const { body } = await call<{ data: EssayDetail }>(product.url, path, {
        token: thandi.token,
      });
      expect([name, body.data.content]).toEqual([name, text]);
      for (const { start, end, quote } of body.data.analysisResults[0]?.analysisData
        .lineCritiques ?? [])
        if (start !== null && end !== null) expect(text.slice(start, end)).toBe(quote);
    }
  }, 120_000);

  test.each(ODD_IDS)('the id %j is nobody’s', async (id) => {
    const { token } = thandi;
    const written = encodeURIComponent(id);
    const seen = await Promise.all([
      call<ErrorBody>(product.url, `/api/essays/${written}`, { token }),
      call<ErrorBody>(product.url, `/api/essays/${written}`, {
        token,
        method: 'PATCH',
        body: { title: 'Mine' },
      }),
      call<ErrorBody>(product.url, `/api/essays/${written}`, { token, method: 'DELETE' }),
      call<ErrorBody>(product.url, `/api/essays/${written}/suggestions`, { token }),
      call<ErrorBody>(product.url, `/api/essays/${written}/export?format=pdf`, { token }),
      call<ErrorBody>(product.url, `/api/essays/${written}/ai-use`, { token }),
      call<ErrorBody>(product.url, `/api/essays/analyze/status?jobId=${written}`, { token }),
      call<ErrorBody>(product.url, '/api/essays/analyze/cancel', { token, body: { jobId: id } }),
    ]);
    expect(seen.map(({ status, body }) => `${status} ${body.code}`)).toEqual([
      '404 ESSAY_NOT_FOUND',
      '404 ESSAY_NOT_FOUND',
      '404 ESSAY_NOT_FOUND',
      '404 ESSAY_NOT_FOUND',
      '404 ESSAY_NOT_FOUND',
      '404 ESSAY_NOT_FOUND',
      '404 JOB_NOT_FOUND',
      '404 JOB_NOT_FOUND',
    ]);
    await expect(thandi.follow(id, { limitMs: 5_000 })).rejects.toThrow('JOB_NOT_FOUND');
  });

  test('a very long essay id, and half a character as a job’s, are nobody’s either', async () => {
    const { token } = thandi;
    const long = await call(product.url, `/api/essays/${'x'.repeat(8_000)}`, { token });
    expect(long.status).toBe(404);
    const half = await call(product.url, '/api/essays/analyze/cancel', {
      token,
      body: { jobId: '\uD800' },
    });
    expect(half.status).toBe(404);
  });

  test.each([['__proto__'], ['constructor'], ['toString'], ['-_-'], ['hasOwnProperty']])(
    'the username %s is as good as any, once',
    async (username) => {
      const account = {
        username,
        email: `${username.replaceAll('_', 'u')}x@example.org`,
        password: '  pä🙂ss\0word ',
        firstName: "D'Arcy",
        lastName: 'Ngũgĩ wa Thiong’o',
      };
      const register = (email: string) =>
        call<Pick<SessionBody, 'user'> & Pick<ErrorBody, 'code'>>(
          product.url,
          '/api/auth/register',
          {
            body: { ...account, email },
          },
        );
      const made = await register(account.email);
      expect([made.status, made.body.user]).toMatchObject([
        201,
        { username, firstName: account.firstName, lastName: account.lastName, freeTrialTokens: 2 },
      ]);
      const again = await register(`again.${account.email}`);
      expect([again.status, again.body.code]).toEqual([409, 'USERNAME_TAKEN']);
      const login = (password: string) =>
        call<ErrorBody>(product.url, '/api/auth/login', {
          body: { email: account.email, password },
        });
      expect((await login(account.password)).status).toBe(200);
      expect((await login(account.password.trim())).status).toBe(401);
    },
  );

  test('an e-mail is one account in any case; a long wrong password is only wrong', async () => {
    const { account } = thandi;
    const loud = await call<ErrorBody>(product.url, '/api/auth/register', {
      body: { ...account, username: 'another', email: account.email.toUpperCase() },
    });
    expect([loud.status, loud.body.code]).toEqual([409, 'EMAIL_TAKEN']);
    const wrong = await call<ErrorBody>(product.url, '/api/auth/login', {
      body: { email: account.email, password: 'x'.repeat(900_000) },
    });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  test('refresh refuses unknown tokens, logout accepts them', async () => {
    for (const refreshToken of ['x', '\0', '\uD800', '__proto__', "' OR 1=1", 'x'.repeat(512)]) {
      const refresh = await call<ErrorBody>(product.url, '/api/auth/refresh', {
        body: { refreshToken },
      });
      expect([refresh.status, refresh.body.code]).toEqual([401, 'INVALID_TOKEN']);
      const logout = await call(product.url, '/api/auth/logout', { body: { refreshToken } });
      expect(logout.status).toBe(200);
    }
  });

  test('the process still answers', async () => {
    const { body } = await call(product.url, '/api/health', { token: thandi.token });
    expect(body).toEqual({ success: true, status: 'ok' });
    const log = [...product.processes.values()].map((one) => one.stderr()).join('');
    expect(log).not.toContain('"level":50');
    expect(log).not.toContain('Water should be priced');
  });
});
