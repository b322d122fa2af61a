import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { AppError, type ErrorBody, type SessionBody } from '@argint/contracts';
import { call, SAMPLE_ESSAY } from '@argint/testkit';
import { job } from './testing/good-backends.ts';
import { openGateway, type OpenGateway } from './testing/gateway-harness.ts';

const start = { essayText: SAMPLE_ESSAY };

describe('the gateway', () => {
  let gateway: OpenGateway;
  let url: string;
  let backends: OpenGateway['backends'];

  beforeEach(async () => {
    gateway = await openGateway();
    ({ url, backends } = gateway);
  });
  afterEach(() => gateway.close());

  describe.each([
    ['GET', '/api/check-access', 'Please log in again'],
    ['GET', '/api/essays', 'Please log in again'],
    ['GET', '/api/essays/e1', 'Please log in again'],
    ['DELETE', '/api/essays/e1', 'Please log in again'],
    ['POST', '/api/essays/analyze/start', 'Please log in to analyze your essay'],
    ['POST', '/api/essays/analyze', 'Please log in to analyze your essay'],
    ['GET', '/api/essays/analyze/status?jobId=j1', 'Please log in to analyze your essay'],
    ['GET', '/api/essays/analyze/jobs', 'Please log in to analyze your essay'],
    ['POST', '/api/essays/analyze/cancel', 'Please log in to analyze your essay'],
  ])('%s %s', (method, path, message) => {
    test('refuses a visitor, and a bad or revoked token, with 401', async () => {
      const visitor = await call<ErrorBody>(url, path, { method });
      expect([visitor.status, visitor.body.error]).toEqual([401, message]);
      for (const token of ['bad', 'revoked', 'two words']) {
        const refused = await call<ErrorBody>(url, path, { method, token });
        expect([refused.status, refused.body.error]).toEqual([401, 'Invalid or expired token']);
      }
    });
  });

  test('health answers a visitor and refuses a bad token', async () => {
    expect((await call(url, '/api/health')).body).toEqual({ success: true, status: 'ok' });
    expect((await call(url, '/api/health', { token: 'bad' })).status).toBe(401);
  });

  test('registering answers 201 with the session and a new user', async () => {
    const body = {
      username: 'thandi',
      email: 't@example.org',
      password: 'secret',
      firstName: 'Thandi',
      lastName: 'Nkosi',
      extra: 1,
    };
    const { status, body: answer } = await call<SessionBody>(url, '/api/auth/register', { body });
    expect([status, answer]).toEqual([
      201,
      {
        success: true,
        token: 't',
        refreshToken: 'r',
        expiresAt: '2026-11-22T12:00:00.000Z',
        isNewUser: true,
        user: {
          id: 'u1',
          username: 'thandi',
          email: 't@example.org',
          firstName: 'Thandi',
          lastName: 'Nkosi',
          freeTrialTokens: 2,
          freeTrialExpiry: '2026-12-21T12:00:00.000Z',
        },
      },
    ]);
  });

  test.each([
    [{}, 'Username must be at least 3 characters'],
    [{ username: 'ab' }, 'Username must be at least 3 characters'],
    [{ username: 'a b c' }, 'Username may hold 3 to 30 letters, digits, underscores and hyphens'],
    [{ username: 'abc', email: 'nobody' }, 'Invalid email address'],
    [
      { username: 'abc', email: 'a@b.co', password: '12345' },
      'Password must be at least 6 characters',
    ],
    [
      { username: 'abc', email: 'a@b.co', password: '123456', firstName: ' ' },
      'First name is required',
    ],
    [
      { username: 'abc', email: 'a@b.co', password: '123456', firstName: 'A' },
      'Last name is required',
    ],
    [
      { username: 'abc', email: 'a@b.co', password: '123456', firstName: '<b>', lastName: 'B' },
      'First name contains invalid characters',
    ],
    [[1], 'The request body must be a JSON object.'],
    ['7', 'The request body must be a JSON object.'],
  ])('registering with %j is refused: %s', async (body, message) => {
    const { status, body: answer } = await call<ErrorBody>(url, '/api/auth/register', { body });
    expect([status, answer.code, answer.error]).toEqual([400, 'VALIDATION_FAILED', message]);
    expect(answer.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('an error of a service keeps its code, wording and status', async () => {
    backends.auth.login = async () => {
      throw new AppError('ACCOUNT_LOCKED', undefined, { details: { retryAfterSeconds: 800 } });
    };
    const { status, headers, body } = await call<ErrorBody>(url, '/api/auth/login', {
      body: { email: 'a@b.co', password: 'x' },
    });
    expect([status, headers.get('retry-after'), body.code]).toEqual([429, '800', 'ACCOUNT_LOCKED']);
  });

  test('a service that is too busy is 503 with Retry-After', async () => {
    backends.auth.login = async () => {
      throw new AppError('UNAVAILABLE');
    };
    const { status, headers, body } = await call<ErrorBody>(url, '/api/auth/login', {
      body: { email: 'a@b.co', password: 'x' },
    });
    expect([status, headers.get('retry-after'), body.code]).toEqual([503, '5', 'UNAVAILABLE']);
  });

  test('an unexpected error is 500 and reveals nothing', async () => {
    backends.auth.login = async () => {
      throw new Error('secret stack');
    };
    const { status, body } = await call<ErrorBody>(url, '/api/auth/login', {
      body: { email: 'a@b.co', password: 'x' },
    });
    expect([status, body.error, JSON.stringify(body).includes('secret')]).toEqual([
      500,
      'Server error. Please try again in a moment.',
      false,
    ]);
  });

  test('malformed JSON is 400, more than 1 MB is 413', async () => {
    const broken = await call<ErrorBody>(url, '/api/auth/login', { body: '{"email":' });
    expect([broken.status, broken.body.code]).toEqual([400, 'MALFORMED_BODY']);
    const huge = await call<ErrorBody>(url, '/api/auth/login', {
      body: { email: 'x'.repeat(1_100_000) },
    });
    expect([huge.status, huge.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  test('starting an analysis answers 202 and passes text, question and key on unchanged', async () => {
    let seen: unknown;
    backends.orchestrator.startAnalysis = (async (request: unknown) => {
      seen = request;
      return { job };
    }) as typeof backends.orchestrator.startAnalysis;
    const { status, body } = await call(url, '/api/essays/analyze/start', {
      token: 'good',
      body: { ...start, essayQuestion: ' Why price water? ' },
      headers: { 'idempotency-key': 'k1' },
    });
    expect([status, body]).toEqual([
      202,
      { success: true, jobId: 'j1', analysisId: 'j1', essayId: 'e1' },
    ]);
    expect(seen).toEqual({
      userId: 'u1',
      text: SAMPLE_ESSAY,
      question: 'Why price water?',
      analysisType: 'hybrid',
      idempotencyKey: 'k1',
    });
  });

  test('no credit is 402, too many words 403, an Idempotency-Key of blanks 400', async () => {
    const startWith = async (code: 'PAYMENT_REQUIRED' | 'WORD_LIMIT') => {
      backends.orchestrator.startAnalysis = async () => {
        throw new AppError(code);
      };
      return (
        await call<ErrorBody>(url, '/api/essays/analyze/start', { token: 'good', body: start })
      ).status;
    };
    expect([await startWith('PAYMENT_REQUIRED'), await startWith('WORD_LIMIT')]).toEqual([
      402, 403,
    ]);
    expect(
      (
        await call(url, '/api/essays/analyze/start', {
          token: 'good',
          body: start,
          headers: { 'idempotency-key': 'a b' },
        })
      ).status,
    ).toBe(400);
  });

  test('a status shows both ids, and a repeated query parameter is refused', async () => {
    const { body } = await call(url, '/api/essays/analyze/status?jobId=j1', { token: 'good' });
    expect(body).toEqual({
      success: true,
      jobId: 'j1',
      analysisId: 'j1',
      essayId: 'e1',
      status: 'processing',
      progress: 10,
      processingStage: 'creating chunks',
      result: null,
      error: null,
      createdAt: job.createdAt,
      completedAt: null,
    });
    expect(
      (
        await call<ErrorBody>(url, '/api/essays/analyze/status?jobId=j1&jobId=j2', {
          token: 'good',
        })
      ).body.error,
    ).toBe('jobId is required');
  });

  test("a list's status is its newest job's", async () => {
    const { body } = await call<{ data: unknown[] }>(url, '/api/essays', { token: 'good' });
    expect(body.data).toEqual([
      {
        id: 'e1',
        title: 'Water',
        question: null,
        content: 'Cape Town',
        wordCount: 2,
        createdAt: job.createdAt,
        status: 'processing',
      },
    ]);
  });

  test('the list of jobs passes limit and cursor on and returns the next cursor', async () => {
    const asked: unknown[] = [];
    backends.orchestrator.listJobs = (async (query: unknown) => {
      asked.push(query);
      return { jobs: [job], nextCursor: asked.length === 1 ? 'c2' : '' };
    }) as typeof backends.orchestrator.listJobs;
    const page = async (query: string) =>
      (
        await call<{ nextCursor: unknown }>(url, `/api/essays/analyze/jobs${query}`, {
          token: 'good',
        })
      ).body.nextCursor;
    expect([await page(''), await page('?limit=100&cursor=c2')]).toEqual(['c2', null]);
    expect(asked).toEqual([
      { userId: 'u1', limit: 50, cursor: '' },
      { userId: 'u1', limit: 100, cursor: 'c2' },
    ]);
    const refused = await call<ErrorBody>(url, '/api/essays/analyze/jobs?limit=101', {
      token: 'good',
    });
    expect([refused.status, refused.body.error]).toEqual([400, 'limit must be 1 to 100']);
  });

  test('deleting another user’s essay is 403 with its own wording', async () => {
    backends.essays.deleteEssay = async () => {
      throw new AppError('ESSAY_FORBIDDEN');
    };
    const { status, body } = await call<ErrorBody>(url, '/api/essays/e1', {
      token: 'good',
      method: 'DELETE',
    });
    expect([status, body.code, body.error]).toEqual([
      403,
      'ESSAY_FORBIDDEN',
      'You do not have permission to delete this essay.',
    ]);
  });

  test('over a limit is 429 with Retry-After', async () => {
    const tight = await openGateway({ rates: { login: { points: 1, seconds: 60 } } });
    const body = { email: 'a@b.co', password: 'x' };
    await call(tight.url, '/api/auth/login', { body });
    const {
      status,
      headers,
      body: refused,
    } = await call<ErrorBody>(tight.url, '/api/auth/login', { body });
    await tight.close();
    expect([status, refused.code, Number(headers.get('retry-after')) > 0]).toEqual([
      429,
      'RATE_LIMITED',
      true,
    ]);
  });

  test('an unknown call is 404 in the one error body, whatever the path', async () => {
    for (const path of ['/api/nothing', '/api/../api/x', '/api/essays/a/b', '/api/%E0%A4%A']) {
      const { status, body } = await call<ErrorBody>(url, path, { token: 'good' });
      expect([400, 404]).toContain(status);
      expect(body.success).toBe(false);
    }
  });

  test('every route of the page serves the page, a missing file is 404, and nothing outside the folder is served', async () => {
    const get = async (path: string) => {
      const response = await fetch(`${url}${path}`);
      return [response.status, await response.text(), response.headers.get('cache-control')];
    };
    expect(await get('/essays/e1')).toEqual([200, '<title>page</title>', 'no-cache']);
    expect((await get('/assets/app-1.js'))[2]).toBe('public, max-age=31536000, immutable');
    expect((await get('/assets/app-2.js'))[0]).toBe(404);
    expect((await get('/..%2f..%2fpackage.json'))[0]).not.toBe(200);
  });

  test('security headers forbid foreign scripts, frames and sniffing', async () => {
    const { headers } = await fetch(`${url}/`);
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect([headers.get('x-content-type-options'), headers.get('x-powered-by')]).toEqual([
      'nosniff',
      null,
    ]);
  });
});
