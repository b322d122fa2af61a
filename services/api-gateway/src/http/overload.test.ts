import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { ErrorBody } from '@argint/contracts';
import { call } from '@argint/testkit';
import { uniformRates, openGateway, type OpenGateway } from '../testing/gateway-harness.ts';
import { head, rawHttp } from '../testing/raw-http.ts';
import { createRateLimits } from './rate-limits.ts';

let gateway: OpenGateway;
afterEach(() => gateway?.close());

describe('limits on concurrent requests and connections', () => {
  /** Holds the responses of checkAccess until `release` is called. `thirdCall` resolves when three calls wait. */
  const holdCheckAccess = () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { checkAccess } = gateway.backends.billing;
    const { promise: thirdCall, resolve } = Promise.withResolvers<void>();
    let waiting = 0;
    gateway.backends.billing.checkAccess = async () => {
      waiting += 1;
      if (waiting === 3) resolve();
      await released;
      return checkAccess();
    };
    return { release, thirdCall };
  };
  const requestAccess = () => call<ErrorBody>(gateway.url, '/api/check-access', { token: 'good' });

  test('requests beyond the limit get 503 with Retry-After until the accepted requests are answered', async () => {
    gateway = await openGateway({ openRequests: { max: 3 } });
    const held = holdCheckAccess();
    const accepted = Promise.all([requestAccess(), requestAccess(), requestAccess()]);
    await held.thirdCall;
    const rejected = await Promise.all([requestAccess(), requestAccess()]);
    for (const { status, body, headers } of rejected)
      expect([status, body.code, body.error, headers.get('retry-after')]).toEqual([
        503,
        'UNAVAILABLE',
        'Service unavailable. Please try again later.',
        '1',
      ]);
    expect((await fetch(gateway.url)).status).toBe(200);
    held.release();
    expect((await accepted).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await requestAccess()).status).toBe(200);
  });

  test('slow request bodies from one address get 408 or 429 while another address is served', async () => {
    let ms = 0;
    gateway = await openGateway({
      openRequests: { max: 16, maxPerAddress: 8 },
      server: { checkMs: 20, now: () => ms },
    });
    const lines = ['Content-Type: application/json', 'Content-Length: 900', 'Connection: close'];
    const { promise: only8Left, resolve } = Promise.withResolvers<void>();
    const statuses: number[] = [];
    const slow = Array.from({ length: 40 }, async () => {
      const request = head('POST /api/auth/refresh', ...lines) + '{';
      statuses.push((await rawHttp(gateway.port, [request], '127.0.0.2')).status);
      if (statuses.length === 32) resolve();
    });
    for (let i = 0; i < 20; i += 1) expect((await requestAccess()).status).toBe(200);
    await only8Left;
    // No body can time out before this, so no place becomes free for the requests that are refused.
    ms += 10_000;
    await Promise.all(slow);
    const count = (status: number) => statuses.filter((one) => one === status).length;
    expect({ timedOut: count(408), rejected: count(429) }).toEqual({ timedOut: 8, rejected: 32 });
  });

  test('an address with too many connections gets 429 while another address is served', async () => {
    gateway = await openGateway({ server: { maxConnections: 20, maxConnectionsPerAddress: 4 } });
    const idle = Array.from({ length: 4 }, () =>
      rawHttp(gateway.port, [head('GET /api/health')], '127.0.0.2'),
    );
    let rejected = { status: 200, body: '' };
    while (rejected.status === 200)
      rejected = await rawHttp(
        gateway.port,
        [head('GET /api/health', 'Connection: close')],
        '127.0.0.2',
      );
    expect([rejected.status, JSON.parse(rejected.body)]).toMatchObject([
      429,
      { success: false, code: 'RATE_LIMITED' },
    ]);
    expect((await fetch(`${gateway.url}/api/health`)).status).toBe(200);
    await gateway.close();
    await Promise.all(idle);
  });

  test('a request beyond the limit gets 503 before its body is read', async () => {
    gateway = await openGateway({ openRequests: { max: 3 } });
    const held = holdCheckAccess();
    const accepted = Promise.all([requestAccess(), requestAccess(), requestAccess()]);
    await held.thirdCall;
    const lines = [
      'Content-Type: application/json',
      'Content-Length: 1000000',
      'Connection: close',
    ];
    const { status } = await rawHttp(gateway.port, [head('POST /api/auth/login', ...lines), '{']);
    expect(status).toBe(503);
    held.release();
    await accepted;
  });

  test('a request that its caller aborts frees its place', async () => {
    gateway = await openGateway({ openRequests: { max: 1 } });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: started, resolve: start } = Promise.withResolvers<void>();
    const { checkAccess } = gateway.backends.billing;
    gateway.backends.billing.checkAccess = async () => {
      start();
      await released;
      return checkAccess();
    };
    const caller = new AbortController();
    const url = `${gateway.url}/api/check-access`;
    const headers = { authorization: 'Bearer good' };
    const aborted = fetch(url, { headers, signal: caller.signal }).catch(() => 'aborted');
    await started;
    caller.abort();
    expect(await aborted).toBe('aborted');
    release();
    let status = 503;
    while (status === 503) ({ status } = await requestAccess());
    expect(status).toBe(200);
  });

  test('a request on a rejected connection does not reach the backend', async () => {
    gateway = await openGateway({ server: { maxConnections: 1 } });
    let calls = 0;
    const { checkAccess } = gateway.backends.billing;
    gateway.backends.billing.checkAccess = () => {
      calls += 1;
      return checkAccess();
    };
    const idle = rawHttp(gateway.port, [head('GET /api/health', 'Connection: keep-alive')]);
    const lines = ['Authorization: Bearer good', 'Connection: close'];
    const sendRequest = () => rawHttp(gateway.port, [head('GET /api/check-access', ...lines)]);
    let accepted = 0;
    let last = await sendRequest();
    for (; last.status === 200; last = await sendRequest()) accepted += 1;
    await idle;
    expect([last.status, calls]).toEqual([503, accepted]);
  });

  test('connections beyond the limit get 503 and are closed until an open connection ends', async () => {
    gateway = await openGateway({ server: { maxConnections: 2 } });
    const lines = ['Connection: keep-alive'];
    const idle = [1, 2].map(() => rawHttp(gateway.port, [head('GET /api/health', ...lines)]));
    let rejected = { status: 200, body: '' };
    while (rejected.status === 200)
      rejected = await rawHttp(gateway.port, [head('GET /api/health', 'Connection: close')]);
    expect(rejected.status).toBe(503);
    expect(JSON.parse(rejected.body)).toMatchObject({ success: false, code: 'UNAVAILABLE' });
    // The server closes idle connections after 5 s, its keep-alive timeout.
    expect((await Promise.all(idle)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await fetch(`${gateway.url}/api/health`)).status).toBe(200);
  });
});

describe('rate limits', () => {
  afterEach(() => void jest.useRealTimers());

  test('an answer says in the RateLimit headers how many requests the limit allows, are left, and until when', async () => {
    gateway = await openGateway({ rates: { other: { points: 2, seconds: 60 } } });
    const ask = async () => {
      const { status, headers } = await call(gateway.url, '/api/check-access', { token: 'good' });
      const [, left, seconds] =
        /^"other";r=(\d+);t=(\d+)$/.exec(headers.get('ratelimit') ?? '') ?? [];
      expect(headers.get('ratelimit-policy')).toBe('"other";q=2;w=60');
      expect(Number(seconds)).toBeGreaterThan(0);
      expect(Number(seconds)).toBeLessThanOrEqual(60);
      // A refused caller waits as long as RateLimit says.
      expect(headers.get('retry-after')).toBe(status === 429 ? seconds : null);
      return [status, left];
    };
    expect([await ask(), await ask(), await ask()]).toEqual([
      [200, '1'],
      [200, '0'],
      [429, '0'],
    ]);
  });

  test('the RateLimit headers of a user count the requests of no other limit', async () => {
    gateway = await openGateway({ rates: { start: { points: 5, seconds: 60 } } });
    await call(gateway.url, '/api/check-access', { token: 'good' });
    const body = { essayText: 'A long text. '.repeat(10) };
    const started = await call(gateway.url, '/api/essays/analyze/start', { token: 'good', body });
    expect(started.headers.get('ratelimit')).toMatch(/^"start";r=4;t=\d+$/);
    const health = await call(gateway.url, '/api/health');
    expect(health.headers.get('ratelimit-policy')).toBe('"other";q=1000000;w=60');
  });

  test('setting the clock back does not block a user for longer than the limit’s window', async () => {
    jest.useFakeTimers({
      now: Date.UTC(2026, 10, 21, 12),
      doNotFake: ['nextTick', 'setImmediate'],
    });
    const rate = { points: 2, seconds: 60 };
    const { spend } = createRateLimits(uniformRates(rate));
    await spend('start', 'u1');
    await spend('start', 'u1');
    jest.setSystemTime(Date.UTC(2026, 10, 21, 11));
    await expect(spend('start', 'u1')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfterSeconds: 60 },
    });
    jest.advanceTimersByTime(60_000);
    await spend('start', 'u1');
  });
});
