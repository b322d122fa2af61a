import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  launchStandalone,
  LaunchError,
  registerUser,
  signIn,
  tempDir,
  type Product,
} from '@argint/testkit';
import { runAdmin } from './testing/run-admin.ts';

describe('starting the product', () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let product: Product | undefined;
  const failure = async (env: Record<string, string>, dataDir = dir.path): Promise<LaunchError> => {
    try {
      product = await launchStandalone(dataDir, env);
    } catch (error) {
      if (error instanceof LaunchError) return error;
      throw error;
    }
    throw new Error('it started');
  };

  beforeEach(async () => {
    dir = await tempDir();
    product = undefined;
  });
  afterEach(async () => {
    await product?.stop('SIGKILL');
    await dir.remove();
  });

  test('Ctrl-C stops it with exit code 0 and leaves only its data', async () => {
    product = await launchStandalone(dir.path);
    expect(statSync(join(dir.path, 'run.json')).mode & 0o777).toBe(0o600);
    expect(statSync(join(dir.path, 'master.key')).mode & 0o777).toBe(0o600);
    expect(await product.processes.get('standalone')?.stop('SIGINT')).toBe(0);
    expect(existsSync(join(dir.path, 'run.json'))).toBe(false);
    expect(product.processes.get('standalone')?.stderr()).toBe('');
  });

  test('the start fails with one clear sentence if a port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const { exitCode, stderr } = await failure({ PORT: String(port) });
    expect([exitCode, stderr]).toEqual([
      1,
      `api-gateway cannot listen on 127.0.0.1:${port}: port ${port} is already in use. Set PORT to another one.\n`,
    ]);
    other.close();
  });

  test('the start fails with one clear sentence if the data folder cannot be used', async () => {
    const file = join(dir.path, 'file');
    writeFileSync(file, '');
    const { exitCode, stderr } = await failure({}, join(file, 'data'));
    expect([exitCode, stderr]).toEqual([
      1,
      `DATA_DIR ${file}/data cannot be written (ENOTDIR). Set DATA_DIR to a folder this user may write.\n`,
    ]);
  });

  test('a data folder serves one product at a time and is free again after kill -9', async () => {
    product = await launchStandalone(dir.path);
    const pid = product.processes.get('standalone')?.pid;
    const { stderr } = await failure({});
    expect(stderr).toBe(
      `DATA_DIR ${dir.path} is in use by the product that runs as process ${pid}. Stop it, or set DATA_DIR to another folder.\n`,
    );
    await product.stop('SIGKILL');
    product = await launchStandalone(dir.path);
  }, 60_000);

  test('a damaged database is refused and left as it is', async () => {
    mkdirSync(dir.path, { recursive: true });
    const file = join(dir.path, 'essay.sqlite');
    writeFileSync(file, 'not a database, but somebody’s essays');
    const { exitCode, stderr } = await failure({});
    expect([exitCode, stderr.split('\n').length]).toEqual([1, 2]);
    expect(stderr).toContain(file);
    expect(readFileSync(file, 'utf8')).toBe('not a database, but somebody’s essays');
  });

  test('a damaged master key is refused, never replaced', async () => {
    writeFileSync(join(dir.path, 'master.key'), 'short');
    const { exitCode, stderr } = await failure({});
    expect(exitCode).toBe(1);
    expect(stderr).toContain('master.key does not hold 32 bytes in base64');
  });

  test('all faults in the settings are listed at once', async () => {
    const { stderr } = await failure({ METRICS_PORT: 'x', GRPC_PORT: '70000' });
    expect(stderr).toMatch(/2 faults[^]*GRPC_PORT[^]*METRICS_PORT/);
  });

  test('an operator can grant credits and a plan while the product runs', async () => {
    product = await launchStandalone(dir.path);
    const user = await registerUser(product.url, 'thandi');
    const { email } = user.account;
    expect(await runAdmin(dir.path, 'grant', '--email', email, '--credits', '3')).toEqual({
      status: 0,
      stdout: `${email}: plan trial, 5 analyses\n`,
      stderr: '',
    });
    expect((await user.access()).body.data.analysesRemaining).toBe(5);
    expect(
      (await runAdmin(dir.path, 'grant', '--email', email, '--plan', 'unlimited')).stdout,
    ).toBe(`${email}: plan unlimited, unlimited analyses\n`);
    expect((await user.access()).body.data).toMatchObject({
      planType: 'unlimited',
      analysesRemaining: -1,
    });
  }, 60_000);

  test('an operator can rotate the signing key while the product runs, and users stay signed in', async () => {
    product = await launchStandalone(dir.path);
    const user = await registerUser(product.url, 'thandi');
    const { status, stdout, stderr } = await runAdmin(dir.path, 'rotate-keys');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^New access tokens are signed with key \S+; those signed with \S+ are/);
    expect((await user.access()).status).toBe(200);
    expect((await (await signIn(product.url, user)).access()).status).toBe(200);
    expect(await runAdmin(dir.path, 'rotate-keys')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('too new to be known everywhere'),
    });
  }, 60_000);

  test('an operator’s mistake gets a clear message and an exit status', async () => {
    expect(await runAdmin(dir.path, 'grant', '--email', 'a@b.co', '--credits', '3')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('No running product found'),
    });
    product = await launchStandalone(dir.path);
    expect(await runAdmin(dir.path)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('usage:'),
    });
    expect(await runAdmin(dir.path, 'grant', '--email', 'a@b.co', '--plan', 'gold')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('gold is not a plan'),
    });
    expect(
      await runAdmin(dir.path, 'grant', '--email', 'nobody@example.org', '--credits', '1'),
    ).toEqual({
      status: 1,
      stdout: '',
      stderr: 'No account uses nobody@example.org.\n',
    });
  }, 60_000);
});
