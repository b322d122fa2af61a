import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import {
  call,
  launchStandalone,
  registerUser,
  SAMPLE_ESSAY,
  signIn,
  tempDir,
  type Product,
  type TestUser,
} from '@argint/testkit';
import { runAdmin } from './testing/run-admin.ts';

// The product starts three times, and each command starts a Node process.
jest.setTimeout(180_000);

let dir: Awaited<ReturnType<typeof tempDir>>;
let product: Product;
beforeEach(async () => {
  dir = await tempDir();
  product = await launchStandalone(dir.path);
});
afterEach(async () => {
  await product.stop('SIGKILL');
  await dir.remove();
});

const restart = async (signal: NodeJS.Signals): Promise<void> => {
  await product.stop(signal);
  product = await launchStandalone(dir.path);
};
const contentOf = async (essayId: string, { token }: TestUser): Promise<unknown> => {
  const path = `/api/essays/${essayId}`;
  return (await call<{ essay?: { content?: string } }>(product.url, path, { token })).body;
};
const rotate = async (...args: string[]) => {
  const { stdout } = await runAdmin(dir.path, 'rotate-master-key', ...args, '--json');
  return JSON.parse(stdout) as { services: { service: string; waiting: number }[] };
};

test('a new master key takes over from the old one, which is then removed, and everything still opens', async () => {
  const user = await registerUser(product.url, 'thandi');
  const { essayId, jobId } = (await user.start(SAMPLE_ESSAY)).body;
  await user.follow(jobId);
  const before = await contentOf(essayId, user);
  expect(JSON.stringify(before)).toContain(SAMPLE_ESSAY.slice(0, 40));

  const [key, previous] = ['master.key', 'master.key.previous'].map((name) => join(dir.path, name));
  await product.stop();
  renameSync(key ?? '', previous ?? '');
  // A crash before the services have made anything of the new key.
  product = await launchStandalone(dir.path);
  await restart('SIGKILL');

  expect((await rotate('--dry-run')).services).toHaveLength(2);
  const { services } = await rotate();
  expect(services.map(({ service, waiting }) => [service, waiting])).toEqual([
    ['auth', 0],
    ['essay', 0],
  ]);
  const rows = await runAdmin(dir.path, 'audit-trail', '--limit', '2', '--json');
  expect(JSON.parse(rows.stdout)).toMatchObject([
    { command: 'rotate-master-key', isDryRun: false, state: 'done' },
    { command: 'rotate-master-key', isDryRun: true, state: 'done' },
  ]);

  await product.stop();
  rmSync(previous ?? '');
  product = await launchStandalone(dir.path);
  expect(await contentOf(essayId, user)).toEqual(before);
  const again = await signIn(product.url, user);
  expect(await contentOf(essayId, again)).toEqual(before);
});
