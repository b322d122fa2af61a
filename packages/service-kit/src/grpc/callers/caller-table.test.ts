import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { grpcDefinition } from '@argint/proto';
import { CALLER_TABLE, type GuardedService } from '@argint/proto/callers';
import { Client, credentials, type ServiceError } from '@grpc/grpc-js';
import { createLogger } from '../../logger.ts';
import { createSharedMetrics } from '../../metrics/shared-metrics.ts';
import { TEST_IDENTITY } from '../../testing/allowed-client.ts';
import { methodsOf, sameHandlers } from '../../testing/same-handlers.ts';
import { createGrpcClient, type ClosableClient } from '../grpc-client.ts';
import { listenGrpc, type GrpcServer } from '../grpc-server.ts';

const SERVICES = Object.keys(CALLER_TABLE) as GuardedService[];
const CALLERS = [
  ...new Set([
    ...SERVICES,
    ...SERVICES.flatMap((service) => Object.values(CALLER_TABLE[service]).flat()),
    'a-stranger',
  ]),
];

describe.each(SERVICES)('%s', (service) => {
  const metrics = createSharedMetrics();
  const methods = methodsOf(service);
  const table = CALLER_TABLE[service] as Readonly<Record<string, readonly string[]>>;
  const opened: ClosableClient<unknown>[] = [];
  let server: GrpcServer;
  let handled: string[] = [];

  beforeAll(async () => {
    server = await listenGrpc({
      service,
      host: '127.0.0.1',
      port: 0,
      handlers: {
        [service]: sameHandlers(service, async (method) => {
          handled.push(method);
          return {};
        }),
      },
      logger: createLogger('test', 'silent'),
      metrics,
      identity: TEST_IDENTITY,
    });
  });
  afterAll(async () => {
    for (const { close } of opened) close();
    await server.close(1_000);
  });

  const clientOf = (caller: string, identity = TEST_IDENTITY) => {
    const made = createGrpcClient(service, {
      service: caller,
      address: server.address,
      metrics,
      identity,
    });
    opened.push(made);
    return made.client as unknown as Record<string, (request: object) => Promise<unknown>>;
  };
  /** 'OK', or the code the call was refused with. */
  const outcome = (client: ReturnType<typeof clientOf>, method: string): Promise<string> =>
    (client[method]?.({}) ?? Promise.reject(new Error('no such method'))).then(
      () => 'OK',
      ({ code }: { code: string }) => code,
    );

  test('has a row in the caller table for each of its methods, and no other row', () => {
    expect(Object.keys(table).sort()).toEqual(methods.toSorted());
  });

  test.each(CALLERS)('answers %s exactly where the caller table says so', async (caller) => {
    handled = [];
    const client = clientOf(caller);
    const got = await Promise.all(
      methods.map(async (method) => [method, await outcome(client, method)]),
    );
    const allowed = methods.filter((method) => table[method]?.includes(caller));
    expect(got).toEqual(
      methods.map((method) => [method, allowed.includes(method) ? 'OK' : 'CALLER_FORBIDDEN']),
    );
    expect(handled.toSorted()).toEqual(allowed.toSorted());
  });

  test('a caller whose token is signed with another secret is rejected', async () => {
    handled = [];
    const forged = { callerSecret: Buffer.alloc(32, 1).toString('base64') };
    for (const caller of CALLERS) {
      const client = clientOf(caller, forged);
      for (const method of methods) expect(await outcome(client, method)).toBe('CALLER_UNKNOWN');
    }
    expect(handled).toEqual([]);
  });

  test('a caller without a token is rejected, except by the health check', async () => {
    handled = [];
    const bare = new Client(server.address, credentials.createInsecure());
    for (const { path, requestSerialize, responseDeserialize } of Object.values(
      grpcDefinition(service),
    )) {
      const error = await new Promise<ServiceError | null>((resolve) => {
        bare.makeUnaryRequest(path, requestSerialize, responseDeserialize, {}, resolve);
      });
      expect(error).toMatchObject({ code: 16, details: 'CALLER_UNKNOWN' });
    }
    bare.close();
    const health = createGrpcClient('health', {
      service: 'a-stranger',
      address: server.address,
      metrics,
      identity: TEST_IDENTITY,
    });
    expect((await health.client.check({ service: '' })).status).toBe('SERVING');
    health.close();
    expect(handled).toEqual([]);
  });
});
