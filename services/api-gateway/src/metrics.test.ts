import { afterEach, describe, expect, test } from '@jest/globals';
import { call } from '@argint/testkit';
import { openGateway, type OpenGateway } from './testing/gateway-harness.ts';
import { head, rawHttp } from './testing/raw-http.ts';

describe('the metrics of the gateway', () => {
  let gateway: OpenGateway;
  afterEach(() => gateway.close());
  const lines = async (start: string) =>
    (await gateway.registry.metrics()).split('\n').filter((line) => line.startsWith(start));

  test('label requests with the pattern of their route, never with an id', async () => {
    gateway = await openGateway();
    await call(gateway.url, '/api/essays/secret-id', { token: 'good' });
    await call(gateway.url, '/api/essays/secret-id');
    await call(gateway.url, '/api/secret-path');
    await call(gateway.url, '/secret.html');
    const counts = await lines('http_request_duration_seconds_count');
    expect(counts).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/route="\/api\/essays\/:id",status="200"\} 1$/),
        expect.stringMatching(/route="\/api\/essays\/:id",status="401"\} 1$/),
        expect.stringMatching(/route="none",status="404"\}/),
      ]),
    );
    expect(await gateway.registry.metrics()).not.toContain('secret');
  });

  test('count a request whose client went away as 499', async () => {
    gateway = await openGateway();
    const { checkAccess } = gateway.backends.billing;
    const held = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    gateway.backends.billing.checkAccess = async () => {
      reached.resolve();
      await held.promise;
      return checkAccess();
    };
    const client = new AbortController();
    const gone = fetch(`${gateway.url}/api/check-access`, {
      headers: { authorization: 'Bearer good' },
      signal: client.signal,
    }).catch(() => undefined);
    await reached.promise;
    expect(await lines('gateway_requests')).toEqual([
      'gateway_requests_open 1',
      'gateway_requests_max 1000',
    ]);
    client.abort();
    await gone;
    while ((await lines('http_request_duration_seconds_count')).length === 0)
      await new Promise(setImmediate);
    held.resolve();
    expect(await lines('http_request_duration_seconds_count')).toEqual([
      expect.stringContaining('status="499"} 1'),
    ]);
    expect(await lines('gateway_requests_open')).toEqual(['gateway_requests_open 0']);
  });

  test('show the open connections beside the limit, and count what is refused before a route', async () => {
    gateway = await openGateway({ server: { maxConnections: 20, maxConnectionsPerAddress: 4 } });
    const idle = Array.from({ length: 4 }, () =>
      rawHttp(gateway.port, [head('GET /api/health')], '127.0.0.2'),
    );
    while ((await rawHttp(gateway.port, ['nonsense\r\n\r\n'], '127.0.0.2')).status !== 429);
    expect(await lines('gateway_connections_refused_total')).toEqual(
      expect.arrayContaining(['gateway_connections_refused_total{reason="address"} 1']),
    );
    expect(await lines('gateway_connections_max')).toEqual(['gateway_connections_max 20']);
    await rawHttp(gateway.port, ['nonsense\r\n\r\n']);
    expect((await lines('gateway_connections_refused_total')).join()).toContain('malformed');
    await gateway.close();
    await Promise.all(idle);
    expect(await lines('gateway_connections_open')).toEqual(['gateway_connections_open 0']);
  });
});
