import { createServer } from 'node:http';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { freePort, tempDir, testEnvironment } from '@argint/testkit';
import { port } from './config.ts';
import { runServices, type RunningServices } from './run-services.ts';
import { defineService } from './service-module.ts';

const web = defineService({
  name: 'web',
  config: { PORT: port(0, 'port') },
  create: () => ({ http: createServer((_req, res) => res.end('hello')) }),
});

describe('running services', () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let running: RunningServices | undefined;
  const env = () => testEnvironment(join(dir.path, 'data'));

  beforeEach(async () => {
    dir = await tempDir();
    running = undefined;
  });
  afterEach(async () => {
    await running?.close();
    await dir.remove();
  });

  test('serve HTTP, and report liveness, readiness and metrics', async () => {
    running = await runServices([web], { env: env() });
    const get = async (host: string | undefined, path: string) => {
      const response = await fetch(`http://${host}${path}`);
      return [response.status, await response.text()] as const;
    };
    expect(await get(running.http['web'], '/')).toEqual([200, 'hello']);
    expect(await get(running.ops, '/livez')).toEqual([200, '{"status":"ok"}']);
    expect(await get(running.ops, '/readyz')).toEqual([200, '{"status":"ok"}']);
    const [, metrics] = await get(running.ops, '/metrics');
    expect(metrics).toContain('grpc_server_handling_seconds');
    expect(metrics).toContain('service_ready{service="web"} 1');
    expect((await get(running.ops, '/secret'))[0]).toBe(404);
  });

  test('know the HTTP server of a service at its address only if it runs in this process', async () => {
    const found: unknown[] = [];
    const made = createServer();
    const first = defineService({
      name: 'first',
      config: { PORT: port(0, 'port') },
      address: 'http',
      create: () => ({ http: made }),
    });
    const second = defineService({
      name: 'second',
      config: {},
      create: (context) => {
        found.push(context.httpServerOf('first') === made, context.httpServerOf('third'));
        return {};
      },
    });
    const elsewhere = { FIRST_ADDRESS: '127.0.0.1:1' };
    for (const other of [{}, elsewhere]) {
      const both = await runServices([first, second], { env: { ...env(), ...other } });
      await both.close();
    }
    expect(found).toEqual([true, undefined, false, undefined]);
  });

  test('reach the gRPC of a service whose address is for HTTP', async () => {
    const sockets = defineService({
      name: 'sockets',
      config: { PORT: port(0, 'port') },
      address: 'http',
      create: () => ({ http: createServer() }),
    });
    let ask = async (): Promise<unknown> => undefined;
    const caller = defineService({
      name: 'api-gateway',
      config: {},
      calls: ['sockets'],
      callsByGrpc: ['sockets'],
      create: (context) => {
        ask = async () =>
          (await context.client('operations', 'sockets').runSecurityChecks({})).checks.length;
        return {};
      },
    });
    running = await runServices([sockets, caller], { env: env() });
    expect(await ask()).toBeGreaterThan(0);
  });

  test('are not ready while a check fails, and name it', async () => {
    const broken = defineService({
      name: 'broken',
      config: {},
      create: (context) => {
        context.check('moon', async () => {
          throw new Error('too far');
        });
        return {};
      },
    });
    running = await runServices([broken], { env: env() });
    const response = await fetch(`http://${running.ops}/readyz`);
    expect([response.status, await response.json()]).toEqual([
      503,
      { status: 'unavailable', failed: ['broken moon'] },
    ]);
    const metrics = await (await fetch(`http://${running.ops}/metrics`)).text();
    expect(metrics).toContain('service_ready{service="broken"} 0');
  });

  test('shut down in order: not ready, the drain delay, no new work, open requests, the rest', async () => {
    const order: string[] = [];
    const open = Promise.withResolvers<void>();
    const slow = defineService({
      name: 'slow',
      config: { PORT: port(0, 'port') },
      create: () => ({
        http: createServer((_req, res) => {
          order.push('request begun');
          res.on('finish', () => order.push('answered'));
          void open.promise.then(() => res.end('done'));
        }),
        drain: async () => {
          order.push('no new work');
          open.resolve();
        },
        stop: async () => void order.push('stopped'),
      }),
    });
    const ready = async (): Promise<number> => (await fetch(`http://${ops}/readyz`)).status;
    running = await runServices([slow], {
      env: { ...env(), DRAIN_DELAY_SECONDS: '10' },
      pause: async (ms) => {
        // Load balancers look at readiness meanwhile, and requests are still taken.
        order.push(`drains for ${ms} ms, readyz ${await ready()}`);
        answer = fetch(`http://${running?.http['slow']}/`).then(async (response) => [
          await response.text(),
          response.headers.get('connection'),
        ]);
        while (!order.includes('request begun')) await new Promise(setImmediate);
      },
    });
    const { ops } = running;
    let answer: Promise<(string | null)[]> | undefined;
    expect([await ready(), running.closeLimitMs]).toEqual([200, 35_000]);
    await running.close();
    // The client opens its next connection to another replica.
    expect(await answer).toEqual(['done', 'close']);
    running = undefined;
    expect(order).toEqual([
      'drains for 10000 ms, readyz 503',
      'request begun',
      'no new work',
      'answered',
      'stopped',
    ]);
  });

  test('are ready without the event bus unless a service needs it', async () => {
    const fails = async (needsBus: boolean): Promise<string[]> => {
      const one = await runServices(
        [defineService({ name: 'one', config: {}, needsBus, create: () => ({}) })],
        { env: env() },
      );
      rmSync(join(dir.path, 'data', 'bus.sqlite'));
      const response = await fetch(`http://${one.ops}/readyz`);
      const { failed = [] } = (await response.json()) as { failed?: string[] };
      await one.close();
      return failed;
    };
    expect(await fails(false)).toEqual([]);
    expect(await fails(true)).toEqual(['event bus']);
  });

  test('start while Kafka is away, and readiness says what a service misses that needs it', async () => {
    const fails = async (needsBus: boolean): Promise<string[]> => {
      const one = defineService({
        name: 'one',
        config: {},
        needsBus,
        create: (context) => ({
          start: () => context.everyReplica({ 'essays.deleted': async () => undefined }),
        }),
      });
      const started = await runServices([one], {
        env: { ...env(), KAFKA_BROKERS: `127.0.0.1:${await freePort()}` },
      });
      const response = await fetch(`http://${started.ops}/readyz`);
      const { failed = [] } = (await response.json()) as { failed?: string[] };
      await started.close();
      return failed;
    };
    expect(await fails(false)).toEqual([]);
    expect(await fails(true)).toEqual(['event bus', 'one subscriptions']);
  });

  test('a port in use is one clear sentence', async () => {
    const taken = await freePort();
    const other = createServer().listen(taken, '127.0.0.1');
    await expect(runServices([web], { env: { ...env(), PORT: String(taken) } })).rejects.toThrow(
      `web cannot listen on 127.0.0.1:${taken}: port ${taken} is already in use. Set PORT to another one.`,
    );
    await new Promise((resolve) => other.close(resolve));
  });

  test('a data folder that cannot be made is one clear sentence', async () => {
    const file = join(dir.path, 'file');
    writeFileSync(file, '');
    chmodSync(file, 0o400);
    await expect(
      runServices([web], { env: { ...env(), DATA_DIR: join(file, 'data') } }),
    ).rejects.toThrow(/DATA_DIR .* cannot be written \(ENOTDIR\)/);
  });

  test('a service without the addresses it calls does not start, and names them all', async () => {
    const caller = defineService({
      name: 'caller',
      config: {},
      calls: ['auth', 'essay'],
      callsByGrpc: ['sockets'],
      create: () => ({}),
    });
    await expect(runServices([caller], { env: env() })).rejects.toThrow(
      /AUTH_ADDRESS is required[^]*ESSAY_ADDRESS is required[^]*SOCKETS_GRPC_ADDRESS is required/,
    );
  });
});
