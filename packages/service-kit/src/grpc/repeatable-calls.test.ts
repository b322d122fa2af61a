import { afterEach, expect, test } from '@jest/globals';
import { grpcDefinition, repeatableMethods } from '@argint/proto';
import { CALLER_TABLE, type GuardedService } from '@argint/proto/callers';
import { AppError } from '@argint/contracts';
import { createLogger } from '../logger.ts';
import { createSharedMetrics } from '../metrics/shared-metrics.ts';
import { createAllowedClient, TEST_IDENTITY } from '../testing/allowed-client.ts';
import { sameHandlers } from '../testing/same-handlers.ts';
import { listenGrpc } from './grpc-server.ts';

/**
 * Methods that have a new effect on each call, or that fail when they have succeeded already. The proto files mark every
 * other method as safe to repeat.
 */
const NOT_REPEATABLE = [
  'ChangePassword',
  'DeleteAccount',
  'DropDeadLetter',
  'EndOwnSessions',
  'Login',
  'Register',
  'ReplayDeadLetter',
  'RequestEmailVerification',
  'RequestPasswordReset',
  'ResetPassword',
  'RotateKeys',
  'RunRepeatedTask',
  'StartAnalysis',
];

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0)) await cleanUp();
});

test('the proto files declare every method safe to repeat, except those that a repetition would change or fail', () => {
  const notRepeatable = (Object.keys(CALLER_TABLE) as GuardedService[]).flatMap((service) => {
    const repeatable = repeatableMethods(service);
    return Object.keys(grpcDefinition(service)).filter((method) => !repeatable.includes(method));
  });
  expect(notRepeatable.sort()).toEqual(NOT_REPEATABLE);
});

test('a client retries a call to an unavailable service only if the proto file declares it safe to repeat', async () => {
  const counts: Record<string, number> = {};
  const failFirst = async (method: string): Promise<object> => {
    counts[method] = (counts[method] ?? 0) + 1;
    if (counts[method] === 1) throw new AppError('UNAVAILABLE');
    return {};
  };
  const server = await listenGrpc({
    service: 'auth',
    host: '127.0.0.1',
    port: 0,
    handlers: { auth: sameHandlers('auth', failFirst) },
    logger: createLogger('test', 'silent'),
    metrics: createSharedMetrics(),
    identity: TEST_IDENTITY,
  });
  const { client, close } = createAllowedClient('auth', server.address);
  cleanups.push(close, () => server.close(100));

  await expect(client.logout({ refreshToken: 'r' })).resolves.toEqual({});
  await expect(client.findByEmail({ email: 'a@example.org' })).resolves.toBeDefined();
  await expect(client.rotateKeys({})).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(counts).toEqual({ logout: 2, findByEmail: 2, rotateKeys: 1 });
});
