import { describe, expect, test } from '@jest/globals';
import type { ErrorBody } from '@argint/contracts';
import { call } from '@argint/testkit';
import { openGateway } from './testing/gateway-harness.ts';
import { useGateway } from './testing/use-gateway.ts';

describe('the gateway', () => {
  const gateway = useGateway();

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
      const visitor = await call<ErrorBody>(gateway.url, path, { method });
      expect([visitor.status, visitor.body.error]).toEqual([401, message]);
      for (const token of ['bad', 'revoked', 'two words']) {
        const refused = await call<ErrorBody>(gateway.url, path, { method, token });
        expect([refused.status, refused.body.error]).toEqual([401, 'Invalid or expired token']);
      }
    });
  });

  test('health answers a visitor and refuses a bad token', async () => {
    expect((await call(gateway.url, '/api/health')).body).toEqual({ success: true, status: 'ok' });
    expect((await call(gateway.url, '/api/health', { token: 'bad' })).status).toBe(401);
  });

  test('an answer of 1 kB or more is compressed, a smaller one and an error are sent as they are', async () => {
    const encodingOf = async (path: string): Promise<string | null> => {
      const headers = { 'accept-encoding': 'gzip' };
      const answer = await fetch(`${gateway.url}${path}`, { headers });
      await answer.text();
      return answer.headers.get('content-encoding');
    };
    expect(await encodingOf('/api/docs/openapi.json')).toBe('gzip');
    expect(await encodingOf('/api/docs')).toBe('gzip');
    expect(await encodingOf('/api/health')).toBe(null);
    expect(await encodingOf('/api/essays')).toBe(null);
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
      const { status, body } = await call<ErrorBody>(gateway.url, path, { token: 'good' });
      expect([400, 404]).toContain(status);
      expect(body.success).toBe(false);
    }
  });

  test('every route of the page serves the page, a missing file is 404, and nothing outside the folder is served', async () => {
    const get = async (path: string) => {
      const response = await fetch(`${gateway.url}${path}`);
      return [response.status, await response.text(), response.headers.get('cache-control')];
    };
    expect(await get('/essays/e1')).toEqual([200, '<title>page</title>', 'no-cache']);
    expect((await get('/assets/app-1.js'))[2]).toBe('public, max-age=31536000, immutable');
    expect((await get('/assets/app-2.js'))[0]).toBe(404);
    expect((await get('/..%2f..%2fpackage.json'))[0]).not.toBe(200);
  });

  test('security headers forbid foreign scripts, frames and sniffing', async () => {
    const { headers } = await fetch(`${gateway.url}/`);
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect([headers.get('x-content-type-options'), headers.get('x-powered-by')]).toEqual([
      'nosniff',
      null,
    ]);
  });
});
