import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { freePort, tempDir, testEnvironment } from '@argint/testkit';
import { describeWithServer, locateServer, MONGO } from '@argint/testkit/test-servers';
import { runServices } from './run-services.ts';
import { defineService } from './service-module.ts';

const program = fileURLToPath(new URL('testing/small-service-process.ts', import.meta.url));
const one = defineService({
  name: 'one',
  config: {},
  create: async (context) => {
    await context.store();
    return {};
  },
});

let child: ChildProcessByStdio<null, null, Readable> | undefined;
let dir: Awaited<ReturnType<typeof tempDir>>;
beforeEach(async () => {
  dir = await tempDir();
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await dir.remove();
});

/** The answers of the ops server. */
const answersAt = async (port: number | string): Promise<string[]> => {
  const paths = ['livez', 'readyz', 'metrics'].map((path) => `http://127.0.0.1:${port}/${path}`);
  const bodies = await Promise.all(paths.map(async (path) => (await fetch(path)).text()));
  return bodies.map((body) => /^service_ready.*/m.exec(body)?.[0] ?? body);
};

test('a service whose store is away waits: it is alive and not ready, and SIGTERM ends it at once with 0', async () => {
  const ops = await freePort();
  child = spawn(process.execPath, [program, 'store'], {
    env: {
      ...testEnvironment(dir.path),
      LOG_LEVEL: 'error',
      MONGO_URL: `mongodb://user:secret@127.0.0.1:${await freePort()}/`,
      METRICS_PORT: String(ops),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  for await (const text of child.stderr.setEncoding('utf8').iterator({ destroyOnReturn: false }))
    if ((log += String(text)).includes('The store is away')) break;
  expect(log).toMatch(/this service starts when it is back.*connect ECONNREFUSED/);
  expect(log).not.toContain('secret');
  while ((await fetch(`http://127.0.0.1:${ops}`).catch(() => null)) === null);
  expect(await answersAt(ops)).toEqual([
    '{"status":"ok"}',
    '{"status":"unavailable","failed":["small store","start"]}',
    'service_ready{service="small"} 0',
  ]);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
}, 60_000);

describeWithServer(
  'a service that starts while MongoDB is stopped',
  await locateServer(MONGO),
  (mongo) => {
    test('is ready when MongoDB has come', async () => {
      await mongo.control().stop();
      let tries = 0;
      const running = await runServices([one], {
        env: { ...testEnvironment(dir.path), MONGO_URL: mongo.address() },
        pause: async () => {
          tries += 1;
          if (tries === 1) await mongo.control().start();
        },
      });
      expect(tries).toBeGreaterThan(0);
      const [, readiness] = await answersAt(running.ops.split(':')[1] ?? '');
      expect(readiness).toBe('{"status":"ok"}');
      await running.close();
    }, 180_000);
  },
  { control: true },
);
