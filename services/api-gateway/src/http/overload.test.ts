import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { ErrorBody } from '@argint/contracts';
import { call } from '@argint/testkit';
import { openGateway, type OpenGateway } from '../testing/open-gateway.ts';
import { head, rawHttp } from '../testing/raw-http.ts';
import { createRateLimits } from './rate-limits.ts';

let gateway: OpenGateway;
afterEach(() => gateway?.close());

describe('more at a time than the gateway takes', () => {
  /** A backend that answers when told, and how many calls it has. */
  const holdAccess = () => {
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    const answer = gateway.backends.billing.checkAccess;
    const { promise: full, resolve } = Promise.withResolvers<void>();
    let waiting = 0;
    gateway.backends.billing.checkAccess = async () => {
      waiting += 1;
      if (waiting === 3) resolve();
      await opened;
      return answer();
    };
    return { open, full };
  };
  const access = () => call<ErrorBody>(gateway.url, '/api/check-access', { token: 'good' });

  test('requests are answered 503 with when to come again; those accepted are answered, and room is made', async () => {
    gateway = await openGateway({ maxInFlight: 3 });
    const backend = holdAccess();
    const accepted = Promise.all([access(), access(), access()]);
    await backend.full;
    const refused = await Promise.all([access(), access()]);
    for (const { status, body, headers } of refused)
      expect([status, body.code, body.error, headers.get('retry-after')]).toEqual([
        503,
        'UNAVAILABLE',
        'Service unavailable. Please try again later.',
        '1',
      ]);
    expect((await fetch(gateway.url)).status).toBe(200);
    backend.open();
    expect((await accepted).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await access()).status).toBe(200);
  });

  test('a body is not read of what is refused', async () => {
    gateway = await openGateway({ maxInFlight: 3 });
    const backend = holdAccess();
    const accepted = Promise.all([access(), access(), access()]);
    await backend.full;
    const lines = [
      'Content-Type: application/json',
      'Content-Length: 1000000',
      'Connection: close',
    ];
    const { status } = await rawHttp(gateway.port, [head('POST /api/auth/login', ...lines), '{']);
    expect(status).toBe(503);
    backend.open();
    await accepted;
  });

  test('who gives up makes room as well', async () => {
    gateway = await openGateway({ maxInFlight: 1 });
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const answer = gateway.backends.billing.checkAccess;
    gateway.backends.billing.checkAccess = async () => {
      begin();
      await opened;
      return answer();
    };
    const leaving = new AbortController();
    const url = `${gateway.url}/api/check-access`;
    const headers = { authorization: 'Bearer good' };
    const left = fetch(url, { headers, signal: leaving.signal }).catch(() => 'left');
    await begun;
    leaving.abort();
    expect(await left).toBe('left');
    open();
    let status = 503;
    while (status === 503) ({ status } = await access());
    expect(status).toBe(200);
  });

  test('what is asked for on a refused connection is not done', async () => {
    gateway = await openGateway({ times: { maxConnections: 1 } });
    let calls = 0;
    const { checkAccess } = gateway.backends.billing;
    gateway.backends.billing.checkAccess = () => {
      calls += 1;
      return checkAccess();
    };
    const idle = rawHttp(gateway.port, [head('GET /api/health', 'Connection: keep-alive')]);
    const lines = ['Authorization: Bearer good', 'Connection: close'];
    const ask = () => rawHttp(gateway.port, [head('GET /api/check-access', ...lines)]);
    let accepted = 0;
    let last = await ask();
    for (; last.status === 200; last = await ask()) accepted += 1;
    await idle;
    expect([last.status, calls]).toEqual([503, accepted]);
  });

  test('connections are answered 503 and closed, and room is made when one ends', async () => {
    gateway = await openGateway({ times: { maxConnections: 2 } });
    const lines = ['Connection: keep-alive'];
    const idle = [1, 2].map(() => rawHttp(gateway.port, [head('GET /api/health', ...lines)]));
    let refused = { status: 200, body: '' };
    while (refused.status === 200)
      refused = await rawHttp(gateway.port, [head('GET /api/health', 'Connection: close')]);
    expect(refused.status).toBe(503);
    expect(JSON.parse(refused.body)).toMatchObject({ success: false, code: 'UNAVAILABLE' });
    // Idle connections end by themselves after the five seconds of keep-alive.
    expect((await Promise.all(idle)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await fetch(`${gateway.url}/api/health`)).status).toBe(200);
  });
});

describe('a clock set back by an hour', () => {
  afterEach(() => void jest.useRealTimers());

  test('keeps nobody out longer than a window, and says so', async () => {
    jest.useFakeTimers({
      now: Date.UTC(2026, 10, 21, 12),
      doNotFake: ['nextTick', 'setImmediate'],
    });
    const rate = { points: 2, seconds: 60 };
    const { spend } = createRateLimits({
      register: rate,
      login: rate,
      verify: rate,
      start: rate,
      other: rate,
    });
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
