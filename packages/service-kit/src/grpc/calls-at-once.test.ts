import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { GrpcClient, GrpcHandlers } from '@argint/proto';
import { createLogger } from '../logger.ts';
import { createSharedMetrics } from '../metrics/shared-metrics.ts';
import { createGrpcClient, type ClosableClient } from './grpc-client.ts';
import { listenGrpc, type GrpcServer } from './grpc-server.ts';

const METHODS = [
  'createEssay',
  'getEssay',
  'listEssays',
  'deleteEssay',
  'readText',
  'saveFindings',
];
const MORE = ['readFindings', 'saveResult', 'getResult'];

describe('more calls at a time than a service takes', () => {
  const metrics = createSharedMetrics();
  let server: GrpcServer;
  let made: ClosableClient<'essay'>;
  let essay: GrpcClient<'essay'>;
  let begun = 0;
  let hold = Promise.withResolvers<void>();
  let full = Promise.withResolvers<void>();

  beforeEach(async () => {
    begun = 0;
    hold = Promise.withResolvers<void>();
    full = Promise.withResolvers<void>();
    const logger = createLogger('test', 'silent');
    server = await listenGrpc({
      service: 'essay',
      host: '127.0.0.1',
      port: 0,
      logger,
      metrics,
      callsAtOnce: 2,
    });
    const waiting = async () => {
      begun += 1;
      if (begun === 2) full.resolve();
      await hold.promise;
      return { text: 'x' };
    };
    const handlers = Object.fromEntries([...METHODS, ...MORE].map((name) => [name, waiting]));
    server.serve('essay', handlers as unknown as GrpcHandlers<'essay'>);
    made = createGrpcClient('essay', { service: 'test', address: server.address, metrics });
    essay = made.client;
  });
  afterEach(async () => {
    hold.resolve();
    made.close();
    await server.close(1_000);
  });

  const read = () => essay.readText({ essayId: 'e1', start: 0, end: 0 });

  test('are refused at once and not repeated by the client; those begun are answered', async () => {
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
