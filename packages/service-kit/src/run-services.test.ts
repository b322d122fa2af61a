import { createServer } from 'node:http';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { freePort, tempDir } from '@argint/testkit';
import { port } from './config.ts';
import { runServices, type RunningServices } from './run-services.ts';
import { defineService, type ServiceModule } from './service-module.ts';

const web = defineService({
  name: 'web',
  config: { PORT: port(0, 'port') },
  create: () => ({ http: createServer((_req, res) => res.end('hello')) }),
}) as unknown as ServiceModule;

describe('running services', () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let running: RunningServices | undefined;
  const env = () => ({ DATA_DIR: join(dir.path, 'data'), METRICS_PORT: '0', LOG_LEVEL: 'silent' });

  beforeEach(async () => {
    dir = await tempDir();
    running = undefined;
  });
  afterEach(async () => {
    await running?.close();
    await dir.remove();
  });

  test('serve, and tell that they live, are ready and what they measure', async () => {
    running = await runServices([web], { env: env() });
    const get = async (host: string | undefined, path: string) => {
      const response = await fetch(`http://${host}${path}`);
      return [response.status, await response.text()] as const;
    };
    expect(await get(running.http['web'], '/')).toEqual([200, 'hello']);
    expect(await get(running.ops, '/livez')).toEqual([200, '{"status":"ok"}']);
    expect(await get(running.ops, '/readyz')).toEqual([200, '{"status":"ok"}']);
    expect((await get(running.ops, '/metrics'))[1]).toContain('grpc_server_handling_seconds');
    expect((await get(running.ops, '/secret'))[0]).toBe(404);
  });

  test('are not ready while a check fails, and say which', async () => {
    const broken = defineService({
      name: 'broken',
      config: {},
      create: (context) => {
        context.check('moon', async () => {
          throw new Error('too far');
        });
        return {};
      },
    }) as unknown as ServiceModule;
    running = await runServices([broken], { env: env() });
    const response = await fetch(`http://${running.ops}/readyz`);
    expect([response.status, await response.json()]).toEqual([
      503,
      { status: 'unavailable', failed: ['broken moon'] },
    ]);
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
      create: () => ({}),
    }) as unknown as ServiceModule;
    await expect(runServices([caller], { env: env() })).rejects.toThrow(
      /AUTH_ADDRESS is required[^]*ESSAY_ADDRESS is required/,
    );
  });
});
