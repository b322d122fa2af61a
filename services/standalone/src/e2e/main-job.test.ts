import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type {
  AccessBody,
  ErrorBody,
  EssayCard,
  EssayDetail,
  LineCritique,
  SessionBody,
} from '@argint/contracts';
import {
  call,
  launchSeven,
  launchStandalone,
  registerUser,
  SAMPLE_ESSAY,
  SAMPLE_QUESTION,
  tempDir,
  type Product,
  type TestUser,
} from '@argint/testkit';

const topologies: [string, (dataDir: string) => Promise<Product>][] = [
  ['in one process', (dataDir) => launchStandalone(dataDir, { GRAMMAR: 'on' })],
  [
    'with two replicas of each service',
    (dataDir) => launchSeven(dataDir, { replicas: 2, env: { GRAMMAR: 'on' } }),
  ],
];

describe.each(topologies)('the whole product %s', (_, launchProduct) => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let product: Product;
  let calls = 0;
  /** The gateways' addresses in turn. */
  const nextUrl = (): string => product.urls[(calls += 1) % product.urls.length] ?? '';
  let thandi: TestUser;
  let jobId = '';
  let essayId = '';

  beforeAll(async () => {
    dir = await tempDir();
    product = await launchProduct(dir.path);
    thandi = await registerUser(product.url, 'thandi');
  }, 90_000);
  afterAll(async () => {
    await product.stop();
    await dir.remove();
  });

  test('a new user gets two credits for thirty days', async () => {
    const { freeTrialTokens, freeTrialExpiry } = thandi.session.user;
    expect(freeTrialTokens).toBe(2);
    expect(Math.round((Date.parse(freeTrialExpiry ?? '') - Date.now()) / 86_400_000)).toBe(30);
    expect((await thandi.access()).body.data).toMatchObject({
      hasAccess: true,
      planType: 'trial',
      analysesRemaining: 2,
    });
  });

  test('an analysis sends live updates until it is completed', async () => {
    const started = await thandi.start(SAMPLE_ESSAY, { question: SAMPLE_QUESTION });
    expect(started.status).toBe(202);
    ({ jobId, essayId } = started.body);
    const updates = await thandi.follow(jobId);
    const progress = updates.map((update) => update.progress);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(updates.at(-1)).toMatchObject({
      status: 'completed',
      progress: 100,
      processingStage: 'completed',
      analysisId: jobId,
    });
    expect(updates.at(-1)?.result?.lineCritiques.length).toBeGreaterThan(3);
  }, 60_000);

  test('the stored result places each quote at its offsets and on its line', async () => {
    const { body } = await thandi.status(jobId);
    expect(body).toMatchObject({ success: true, status: 'completed', progress: 100, error: null });
    const critiques = body.result?.lineCritiques ?? [];
    const placed = critiques.filter(
      (one): one is LineCritique & { start: number; end: number; line: number } =>
        one.start !== null,
    );
    expect(placed.length).toBeGreaterThan(3);
    const lines = SAMPLE_ESSAY.split('\n');
    for (const { start, end, quote, line } of placed) {
      expect(SAMPLE_ESSAY.slice(start, end)).toBe(quote);
      expect(lines[line - 1]).toContain(quote?.split('\n')[0]);
    }
    expect(critiques.filter(({ fixFirst }) => fixFirst)).toHaveLength(1);
  });

  test('a completed analysis costs one credit', async () => {
    expect((await thandi.access()).body.data.analysesRemaining).toBe(1);
  });

  test('the essay is listed with its status and can be read in full', async () => {
    const { body: list } = await call<{ data: EssayCard[] }>(nextUrl(), '/api/essays', {
      token: thandi.token,
    });
    expect(list.data).toEqual([
      expect.objectContaining({
        id: essayId,
        question: SAMPLE_QUESTION,
        content: SAMPLE_ESSAY.slice(0, 200),
        status: 'completed',
      }),
    ]);
    const { body: one } = await call<{ data: EssayDetail }>(nextUrl(), `/api/essays/${essayId}`, {
      token: thandi.token,
    });
    expect(one.data.content).toBe(SAMPLE_ESSAY);
    expect(one.data.analysisResults[0]).toMatchObject({ isCompleted: true });
  });

  test('another user may not read, delete, follow or cancel it', async () => {
    const sipho = await registerUser(nextUrl(), 'sipho');
    for (const [path, options] of [
      [`/api/essays/${essayId}`, {}],
      [`/api/essays/${essayId}`, { method: 'DELETE' }],
      [`/api/essays/analyze/status?jobId=${jobId}`, {}],
      ['/api/essays/analyze/cancel', { body: { jobId } }],
    ] as const) {
      expect((await call(nextUrl(), path, { token: sipho.token, ...options })).status).toBe(403);
    }
    await expect(sipho.follow(jobId)).rejects.toThrow('FORBIDDEN');
  });

  test('the essay text is stored exactly as sent', async () => {
    const odd = `\uFEFF  ${SAMPLE_ESSAY.replaceAll('\n', '\r\n')}\t“quoted” \u200d👩🏽‍🏫 é e\u0301\n\n `;
    const { body } = await thandi.start(odd, { analysisType: 'simple' });
    await thandi.follow(body.jobId);
    const { body: one } = await call<{ data: EssayDetail }>(
      nextUrl(),
      `/api/essays/${body.essayId}`,
      { token: thandi.token },
    );
    expect(one.data.content).toBe(odd);
    expect(one.data.analysisResults[0]?.analysisData.processingMode).toBe('CLIENT_ONLY');
  }, 60_000);

  test('two starts with one idempotency key make one job for one credit', async () => {
    const [a, b] = await Promise.all([
      thandi.start(SAMPLE_ESSAY, { key: 'k' }),
      thandi.start(SAMPLE_ESSAY, { key: 'k' }),
    ]);
    expect(a.body.jobId).toBe(b.body.jobId);
    expect((await thandi.start(`${SAMPLE_ESSAY} `, { key: 'k' })).status).toBe(409);
    await thandi.follow(a.body.jobId);
    expect((await thandi.access()).body.data.analysesRemaining).toBe(0);
  }, 60_000);

  test('a start without a credit gets 402, but a simple analysis still runs', async () => {
    const refused = await thandi.start(SAMPLE_ESSAY);
    expect([refused.status, refused.body.error]).toEqual([402, 'Payment required to continue']);
    expect((await thandi.start(SAMPLE_ESSAY, { analysisType: 'simple' })).status).toBe(202);
  });

  test('an essay over the word limit gets 403 with both numbers', async () => {
    const { status, body } = await thandi.start('word '.repeat(3_001));
    expect([status, body.code, body.error]).toEqual([
      403,
      'WORD_LIMIT',
      'Your plan allows 3,000 words per essay; this one has 3,001.',
    ]);
  });

  test('a taken e-mail or username is refused in any letter case', async () => {
    const again = (over: object) =>
      call<ErrorBody>(nextUrl(), '/api/auth/register', {
        body: { ...thandi.account, username: 'other', email: 'other@example.org', ...over },
      });
    expect((await again({ email: 'THANDI@Example.ORG' })).body.code).toBe('EMAIL_TAKEN');
    expect((await again({ username: 'Thandi' })).body.code).toBe('USERNAME_TAKEN');
  });

  test('a refresh token works once and not after signing out; a wrong password gets 401', async () => {
    const { email, password } = thandi.account;
    const wrong = await call<ErrorBody>(nextUrl(), '/api/auth/login', {
      body: { email, password: 'wrong one' },
    });
    expect([wrong.status, wrong.body.error]).toEqual([
      401,
      'Invalid email or password. Please check your credentials and try again.',
    ]);
    const login = await call<SessionBody>(nextUrl(), '/api/auth/login', {
      body: { email: email.toUpperCase(), password },
    });
    expect([login.status, login.body.isNewUser]).toEqual([200, false]);
    const refreshed = await call<SessionBody>(nextUrl(), '/api/auth/refresh', {
      body: { refreshToken: login.body.refreshToken },
    });
    expect(refreshed.status).toBe(200);
    expect(refreshed.body.refreshToken).not.toBe(login.body.refreshToken);
    expect(
      (
        await call(nextUrl(), '/api/auth/logout', {
          body: { refreshToken: refreshed.body.refreshToken },
        })
      ).status,
    ).toBe(200);
    expect(
      (
        await call(nextUrl(), '/api/auth/refresh', {
          body: { refreshToken: refreshed.body.refreshToken },
        })
      ).status,
    ).toBe(401);
  });

  test('verify-account reports whether an e-mail has an account', async () => {
    const check = (email: string) =>
      call(nextUrl(), '/api/auth/verify-account', { body: { email } });
    expect((await check(thandi.account.email)).body).toMatchObject({
      success: true,
      accountExists: true,
    });
    expect((await check('nobody@example.org')).body).toMatchObject({
      success: true,
      accountExists: false,
    });
  });

  test('a running job can be cancelled; a completed one gets 409', async () => {
    expect(
      (
        await call<ErrorBody>(nextUrl(), '/api/essays/analyze/cancel', {
          token: thandi.token,
          body: { jobId },
        })
      ).body.code,
    ).toBe('JOB_ENDED');
    const busi = await registerUser(nextUrl(), 'busi');
    const { body } = await busi.start(SAMPLE_ESSAY);
    const cancelled = await call<{ status: string }>(nextUrl(), '/api/essays/analyze/cancel', {
      token: busi.token,
      body: { jobId: body.jobId },
    });
    // The job may complete before the cancellation arrives. Then the answer is 409 and the credit is spent.
    expect([`200 cancelled`, `409 undefined`]).toContain(
      `${cancelled.status} ${cancelled.body.status}`,
    );
    const { data } = (await busi.access()).body as AccessBody;
    expect([1, 2]).toContain(data.analysesRemaining);
  }, 60_000);

  test('a deleted essay gets 404', async () => {
    const del = () =>
      call(nextUrl(), `/api/essays/${essayId}`, { token: thandi.token, method: 'DELETE' });
    expect((await del()).status).toBe(200);
    const { status, body } = await call<ErrorBody>(nextUrl(), `/api/essays/${essayId}`, {
      token: thandi.token,
    });
    expect([status, body.error]).toEqual([404, 'Essay not found.']);
  });

  test('no log contains essay text, a token or a password', () => {
    const log = [...product.processes.values()].map((one) => one.stderr()).join('');
    for (const hidden of ['Cape Town', 'kilolitre', thandi.account.password, thandi.token])
      expect(log).not.toContain(hidden);
  });
});
