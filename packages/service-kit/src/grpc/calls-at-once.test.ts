import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { AllowedClient } from '@argint/proto/callers';
import { createLogger } from '../logger.ts';
import { createSharedMetrics } from '../metrics/shared-metrics.ts';
import { TEST_IDENTITY } from '../testing/allowed-client.ts';
import { sameHandlers } from '../testing/same-handlers.ts';
import { createGrpcClient, type ClosableClient } from './grpc-client.ts';
import { listenGrpc, type GrpcServer } from './grpc-server.ts';

describe('a service with as many running calls as it takes', () => {
  const metrics = createSharedMetrics();
  let server: GrpcServer;
  let made: ClosableClient<AllowedClient<'analysis-orchestrator', 'essay'>>;
  let begun = 0;
  let hold = Promise.withResolvers<void>();
  let full = Promise.withResolvers<void>();

  beforeEach(async () => {
    begun = 0;
    hold = Promise.withResolvers<void>();
    full = Promise.withResolvers<void>();
    const logger = createLogger('test', 'silent');
    const waiting = async () => {
      begun += 1;
      if (begun === 2) full.resolve();
      await hold.promise;
      return { text: 'x' };
    };
    server = await listenGrpc({
      service: 'essay',
      host: '127.0.0.1',
      port: 0,
      handlers: { essay: sameHandlers('essay', waiting) },
      logger,
      metrics,
      identity: TEST_IDENTITY,
      callsAtOnce: 2,
    });
    made = createGrpcClient('essay', {
      service: 'analysis-orchestrator',
      address: server.address,
      metrics,
      identity: TEST_IDENTITY,
    });
  });
  afterEach(async () => {
    hold.resolve();
    made.close();
    await server.close(1_000);
  });

  const read = () => made.client.readText({ essayId: 'e1' });

  test('refuses further calls at once, which the client does not repeat, and answers the running ones', async () => {
    const first = Promise.all([read(), read()]);
    await full.promise;
    const refused = await Promise.allSettled([read(), read(), read()]);
    for (const one of refused)
      expect(one).toMatchObject({
        status: 'rejected',
        reason: { code: 'UNAVAILABLE', details: { retryAfterSeconds: 1 } },
      });
    const counted = await metrics.grpcServer.get();
    const unavailable = counted.values.find(
      ({ metricName, labels }) =>
        metricName?.endsWith('_count') && labels['code'] === 'UNAVAILABLE',
    );
    expect(unavailable?.value).toBe(3);
    hold.resolve();
    expect((await first).map(({ text }) => text)).toEqual(['x', 'x']);
    expect((await read()).text).toBe('x');
  });
});
