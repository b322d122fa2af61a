import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { AppError } from '@argint/contracts';
import { launch, LaunchError, tempDir, testEnvironment, type Launched } from '@argint/testkit';
import { startFault } from './run-until-signal.ts';

const program = fileURLToPath(new URL('testing/small-service-process.ts', import.meta.url));

test('a start that failed without a sentence for operators says its cause', () => {
  const cause = new Error('MongoDB, the migration: MongoServerError: not authorized');
  expect(startFault(new AppError('UNAVAILABLE', undefined, { cause }))).toBe(cause.message);
  expect(startFault(new AppError('UNAVAILABLE', 'No port.', { cause }))).toBe('No port.');
});

describe('a service as a process', () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let launched: Launched | undefined;
  beforeEach(async () => {
    dir = await tempDir();
    launched = undefined;
  });
  afterEach(async () => {
    await launched?.stop('SIGKILL');
    await dir.remove();
  });
  const start = async (env: Record<string, string> = {}): Promise<Launched> => {
    launched = await launch(program, {
      env: {
        ...testEnvironment(dir.path),
        LOG_LEVEL: 'error',
        ...env,
      },
      ready: /^small ready /,
    });
    return launched;
  };

  test.each(['SIGTERM', 'SIGINT'] as const)('ends with 0 after %s', async (signal) => {
    const small = await start();
    expect(await small.stop(signal)).toBe(0);
    expect(small.stderr()).toBe('');
  });

  test('is not alive and ends with 1, after a line in the log, when its event bus has failed for good', async () => {
    const small = await start({ DRAIN_DELAY_SECONDS: '3' });
    const ops = /ops=(\S+)/.exec(small.ready)?.[1];
    expect((await fetch(`http://${ops}/livez`)).status).toBe(200);
    rmSync(join(dir.path, 'bus.sqlite'));
    let live = await fetch(`http://${ops}/livez`);
    while (live.status === 200) live = await fetch(`http://${ops}/livez`);
    expect([live.status, await live.text()]).toEqual([503, '{"status":"failed"}']);
    expect((await fetch(`http://${ops}/readyz`)).status).toBe(503);
    expect(await small.exited).toBe(1);
    expect(small.stderr()).toContain('this process must be replaced');
  });

  test('a service that cannot start says why in one sentence and ends with 1', async () => {
    const failure = await start({ CALLER_SECRET: '' }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(LaunchError);
    const { exitCode, stderr } = failure as LaunchError;
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(
      /^The configuration has a fault:\n {2}CALLER_SECRET is required[^\n]*\n$/,
    );
  });
});
