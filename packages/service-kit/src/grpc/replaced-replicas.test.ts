import dns from 'node:dns';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { GrpcClient } from '@argint/proto';
import { createLogger } from '../logger.ts';
import { createSharedMetrics } from '../metrics/shared-metrics.ts';
import { createAllowedClient, TEST_IDENTITY } from '../testing/allowed-client.ts';
import { sameHandlers } from '../testing/same-handlers.ts';
import { listenGrpc, type GrpcServer } from './grpc-server.ts';

/** Less than the 30 s that gRPC waits between two look-ups of a name unless it is set. */
jest.setTimeout(15_000);

const portOf = ({ address }: GrpcServer): number => Number(address.split(':')[1]);

describe('a client of a service with two replicas', () => {
  const servers: GrpcServer[] = [];
  let answeredBy: string | undefined;
  let close: () => void;

  const startReplica = async (name: string, host: string, port: number): Promise<GrpcServer> => {
    const answer = async (): Promise<object> => {
      answeredBy = name;
      return {};
    };
    const server = await listenGrpc({
      service: 'auth',
      host,
      port,
      handlers: { auth: sameHandlers('auth', answer) },
      logger: createLogger('test', 'silent'),
      metrics: createSharedMetrics(),
      identity: TEST_IDENTITY,
    });
    servers.push(server);
    return server;
  };
  const connect = (address: string): GrpcClient<'auth'> => {
    const made = createAllowedClient('auth', address);
    close = made.close;
    return made.client;
  };
  /** Makes one call after another until that replica answers. A call that fails fails the test. */
  const callUntil = async (auth: GrpcClient<'auth'>, name: string): Promise<void> => {
    answeredBy = undefined;
    while (answeredBy !== name) await auth.getUser({ userId: 'u1' });
  };

  beforeEach(() => {
    close = () => undefined;
  });
  afterEach(async () => {
    close();
    await Promise.all(servers.splice(0).map((server) => server.close(100)));
    jest.restoreAllMocks();
  });

  test('calls a replica again that was restarted at the same address', async () => {
    const first = await startReplica('first', '127.0.0.1', 0);
    const second = await startReplica('second', '127.0.0.1', 0);
    const auth = connect(`${first.address},${second.address}`);
    await callUntil(auth, 'second');
    await second.close(100);
    await callUntil(auth, 'first');
    await startReplica('restarted', '127.0.0.1', portOf(second));
    await callUntil(auth, 'restarted');
  });

  test('calls the new replicas after a rolling update has replaced both, and no call fails', async () => {
    let named = ['127.0.0.1', '127.0.0.2'];
    const lookUp = jest
      .spyOn(dns.promises, 'lookup')
      .mockImplementation((async () =>
        named.map((address) => ({ address, family: 4 }))) as unknown as typeof dns.promises.lookup);
    const oldOne = await startReplica('old 1', '127.0.0.1', 0);
    const port = portOf(oldOne);
    const oldTwo = await startReplica('old 2', '127.0.0.2', port);
    const auth = connect(`auth-headless:${port}`);
    await callUntil(auth, 'old 1');
    await callUntil(auth, 'old 2');

    await startReplica('new 1', '127.0.0.3', port);
    named = ['127.0.0.2', '127.0.0.3'];
    await oldOne.close(100);
    await callUntil(auth, 'new 1');

    await startReplica('new 2', '127.0.0.4', port);
    named = ['127.0.0.3', '127.0.0.4'];
    await oldTwo.close(100);
    await callUntil(auth, 'new 2');
    expect(lookUp.mock.calls.length).toBeLessThan(10);
  });
});
