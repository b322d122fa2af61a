import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { freePort, tempDir, testEnvironment } from '@argint/testkit';
import { runServices, type RunningServices } from './run-services.ts';
import { defineService } from './service-module.ts';
import { createAllowedClient } from './testing/allowed-client.ts';
import { sameHandlers } from './testing/same-handlers.ts';

let dir: Awaited<ReturnType<typeof tempDir>>;
const cleanups: (() => unknown)[] = [];
const env = () => testEnvironment(dir.path);

beforeEach(async () => {
  dir = await tempDir();
});
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0)) await cleanUp();
  await dir.remove();
});
const run = async (...options: Parameters<typeof runServices>): Promise<RunningServices> => {
  const running = await runServices(...options);
  cleanups.push(() => running.close());
  return running;
};

/** The error code of a connection attempt; undefined when the port accepts it. */
const refusalOf = async (port: number): Promise<unknown> => {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  } finally {
    socket.destroy();
  }
};

test('a service accepts no calls before its handlers exist, and a call made meanwhile is answered afterwards', async () => {
  const port = await freePort();
  const creating = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const slow = defineService({
    name: 'auth',
    config: {},
    create: async () => {
      creating.resolve();
      await mayEnd.promise;
      return { grpc: { auth: sameHandlers('auth', async () => ({})) } };
    },
  });
  const { client, close } = createAllowedClient('auth', `127.0.0.1:${port}`);
  cleanups.push(close);
  const starting = run([slow], { env: { ...env(), GRPC_PORT: String(port) } });
  await creating.promise;
  const answer = client.rotateKeys({});
  expect(await refusalOf(port)).toBe('ECONNREFUSED');
  mayEnd.resolve();
  await starting;
  expect(await answer).toHaveProperty('kid');
});

test('services of one process call each other in both directions from their start on', async () => {
  const handlers = async (): Promise<object> => ({});
  const answers: unknown[] = [];
  const billing = defineService({
    name: 'profile-billing',
    config: {},
    calls: ['analysis-orchestrator'],
    create: (context) => {
      const orchestrator = context.client('analysis-orchestrator');
      return {
        grpc: { 'profile-billing': sameHandlers('profile-billing', handlers) },
        start: async () =>
          void answers.push(await orchestrator.getState({ userId: 'u1', jobId: 'j1' })),
      };
    },
  });
  const orchestrator = defineService({
    name: 'analysis-orchestrator',
    config: {},
    calls: ['profile-billing'],
    create: (context) => {
      const made = context.client('profile-billing');
      return {
        grpc: { 'analysis-orchestrator': sameHandlers('analysis-orchestrator', handlers) },
        start: async () =>
          void answers.push(await made.releaseCredit({ userId: 'u1', jobId: 'j1' })),
      };
    },
  });
  await run([billing, orchestrator], { env: env() });
  expect(answers).toHaveLength(2);
});
