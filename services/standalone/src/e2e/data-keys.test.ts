import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import {
  call,
  launchStandalone,
  registerUser,
  SAMPLE_ESSAY,
  tempDir,
  type Product,
} from '@argint/testkit';
import { runAdmin } from './testing/run-admin.ts';

// The product starts twice, and each command starts a Node process.
jest.setTimeout(180_000);

let dir: Awaited<ReturnType<typeof tempDir>>;
let product: Product;
beforeEach(async () => {
  dir = await tempDir();
  product = await launchStandalone(dir.path);
}, 60_000);
afterEach(async () => {
  await product.stop('SIGKILL');
  await dir.remove();
});

const rotate = async (...args: string[]): Promise<unknown> => {
  const { stdout } = await runAdmin(dir.path, 'rotate-data-keys', ...args, '--json');
  return JSON.parse(stdout) as unknown;
};

test('rotating the data keys while the product runs interrupts no reader, and leaves rows in the audit trail', async () => {
  const user = await registerUser(product.url, 'thandi');
  const { essayId, jobId } = (await user.start(SAMPLE_ESSAY)).body;
  await user.follow(jobId);
  const essay = async (): Promise<unknown> =>
    (await call(product.url, `/api/essays/${essayId}`, { token: user.token })).body;
  const before = await essay();
  expect(JSON.stringify(before)).toContain(SAMPLE_ESSAY.slice(0, 40));
  const left = { waiting: 0, resealing: 0, keeping: 0 };
  expect(await rotate('--dry-run')).toEqual({ dryRun: true, number: 0, users: 1, ...left });

  let isRotating = true;
  const reading = (async () => {
    let reads = 0;
    for (; isRotating; reads += 1) expect(await essay()).toEqual(before);
    return reads;
  })();
  const done = await rotate();
  isRotating = false;
  expect(await reading).toBeGreaterThan(0);
  expect(done).toEqual({ number: 1, users: 1, ...left, keeping: 1 });

  await product.stop('SIGKILL');
  product = await launchStandalone(dir.path);
  expect(await essay()).toEqual(before);
  // Another command joins the rotation, whose old keys are still kept.
  expect(await rotate()).toEqual(done);
  const rows = await runAdmin(dir.path, 'audit-trail', '--limit', '2', '--json');
  expect(JSON.parse(rows.stdout)).toMatchObject([
    { command: 'rotate-data-keys', isDryRun: false, state: 'done' },
    { command: 'rotate-data-keys', isDryRun: false, state: 'done' },
  ]);
});
