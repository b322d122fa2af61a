import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { AppError } from '@argint/contracts';
import type { GrpcHandlers } from '@argint/proto';
import type { AllowedClient } from '@argint/proto/callers';
import { createLogger } from '../logger.ts';
import { createSharedMetrics } from '../metrics/shared-metrics.ts';
import {
  currentContext,
  newTraceparent,
  runInContext,
  type TraceContext,
} from '../tracing/trace-context.ts';
import { createAllowedClient, TEST_IDENTITY } from '../testing/allowed-client.ts';
import { sameHandlers } from '../testing/same-handlers.ts';
import { createGrpcClient, type ClosableClient } from './grpc-client.ts';
import { listenGrpc, type GrpcServer } from './grpc-server.ts';

const unused = async (): Promise<never> => {
  throw new Error('not part of this test');
};

describe('a gRPC call', () => {
  const metrics = createSharedMetrics();
  const logger = createLogger('test', 'silent');
  let server: GrpcServer;
  let made: ClosableClient<AllowedClient<'profile-billing', 'auth'>>;
  let auth: typeof made.client;
  let getUser: GrpcHandlers<'auth'>['getUser'];

  beforeEach(async () => {
    server = await listenGrpc({
      service: 'auth',
      host: '127.0.0.1',
      port: 0,
      handlers: {
        auth: { ...sameHandlers('auth', unused), getUser: (request) => getUser(request) },
      },
      logger,
      metrics,
      identity: TEST_IDENTITY,
    });
    made = createGrpcClient('auth', {
      service: 'profile-billing',
      address: server.address,
      metrics,
      identity: TEST_IDENTITY,
    });
    auth = made.client;
  });
  afterEach(async () => {
    made.close();
    await server.close(1_000);
  });

  test('answers with the fields the handler set', async () => {
    getUser = async ({ userId }) => ({ identity: { userId, username: 'thandi' } });
    expect((await auth.getUser({ userId: 'u1' })).identity).toMatchObject({
      userId: 'u1',
      username: 'thandi',
      email: '',
    });
  });

  test('fails with the code, wording and details its handler threw', async () => {
    getUser = async () => {
      throw new AppError('WORD_LIMIT', 'Too long – 3 001 words', { details: { limit: 3000 } });
    };
    await expect(auth.getUser({ userId: 'u1' })).rejects.toMatchObject({
      code: 'WORD_LIMIT',
      message: 'Too long – 3 001 words',
      details: { limit: 3000 },
    });
  });

  test('hides what an unexpected error says', async () => {
    getUser = async () => {
      throw new Error('database password is hunter2');
    };
    await expect(auth.getUser({ userId: 'u1' })).rejects.toMatchObject({
      code: 'INTERNAL',
      message: 'Server error. Please try again in a moment.',
    });
  });

  test('carries trace, request id and a deadline a little tighter than the caller’s', async () => {
    let seen: TraceContext | undefined;
    getUser = async () => {
      seen = currentContext();
      return {};
    };
    const traceparent = newTraceparent();
    const deadline = Date.now() + 5_000;
    await runInContext({ traceparent, requestId: 'r1', deadline }, () =>
      auth.getUser({ userId: 'u1' }),
    );
    expect(seen).toMatchObject({ traceparent, requestId: 'r1' });
    // The default would be ten seconds; rounding on the wire costs some milliseconds.
    expect(seen?.deadline).toBeLessThan(deadline + 1_000);
    expect(seen?.deadline).toBeGreaterThan(deadline - 1_000);
  });

  test('may take ten seconds where its caller set no deadline, and a start twenty', async () => {
    const left: number[] = [];
    const note = async (): Promise<object> => {
      left.push(Math.round(((currentContext()?.deadline ?? 0) - Date.now()) / 1_000));
      return {};
    };
    getUser = note;
    await auth.getUser({ userId: 'u1' });
    const service = 'analysis-orchestrator';
    const other = await listenGrpc({
      service,
      host: '127.0.0.1',
      port: 0,
      handlers: { [service]: sameHandlers(service, note) },
      logger,
      metrics,
      identity: TEST_IDENTITY,
    });
    const caller = createAllowedClient(service, other.address);
    await caller.client.startAnalysis({ userId: 'u1', text: 'x', analysisType: 'simple' });
    caller.close();
    await other.close(1_000);
    expect(left).toEqual([10, 20]);
  });

  test('is refused at once when its deadline has passed', async () => {
    getUser = unused;
    await expect(
      runInContext({ traceparent: newTraceparent(), requestId: 'r', deadline: Date.now() }, () =>
        auth.getUser({ userId: 'u1' }),
      ),
    ).rejects.toMatchObject({ code: 'DEADLINE' });
  });

  test('a call to a server that is not there is UNAVAILABLE', async () => {
    await server.close(0);
    await expect(auth.getUser({ userId: 'u1' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('health is SERVING until the server drains', async () => {
    const health = createGrpcClient('health', {
      service: 'profile-billing',
      address: server.address,
      metrics,
      identity: TEST_IDENTITY,
    });
    expect((await health.client.check({ service: '' })).status).toBe('SERVING');
    server.drain();
    expect((await health.client.check({ service: '' })).status).toBe('NOT_SERVING');
    health.close();
  });
});
