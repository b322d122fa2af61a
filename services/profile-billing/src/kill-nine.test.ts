import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSqliteStore } from '@argint/aggregate-store';
import { createGrpcClient, createSharedMetrics } from '@argint/service-kit';
import { launch, tempDir, type Launched } from '@argint/testkit';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { held, isBalanced, type Entitlement } from './entitlement/entitlement.ts';
import { entitlementSchema } from './entitlement/entitlement-schema.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const userId = 'u1';
const jobs = Array.from({ length: 24 }, (_, i) => ({ jobId: `j${i}`, isPaid: i % 2 === 0 }));

let dir: Awaited<ReturnType<typeof tempDir>>;
let launched: Launched | undefined;
beforeEach(async () => {
  dir = await tempDir();
});
afterEach(async () => {
  await launched?.stop('SIGKILL');
  await dir.remove();
});

const start = async () => {
  launched = await launch(main, {
    ready: /^profile-billing ready /,
    env: {
      DATA_DIR: dir.path,
      METRICS_PORT: '0',
      LOG_LEVEL: 'silent',
      ANALYSIS_ORCHESTRATOR_ADDRESS: '127.0.0.1:1',
    },
  });
  const address = /grpc=(\S+)/.exec(launched.ready)?.[1] as string;
  const metrics = createSharedMetrics();
  const { client, close } = createGrpcClient('profile-billing', {
    service: 'test',
    address,
    metrics,
  });
  const settled: string[] = [];
  const runAll = (onSettled: () => void) =>
    Promise.allSettled(
      jobs.map(async ({ jobId, isPaid }) => {
        // A hold that was given back before the crash cannot be taken again, which is the point.
        await client
          .reserveCredit({ userId, jobId, amount: 1, wordCount: 100 })
          .catch((error: { code?: string }) => {
            if (error.code !== 'CONFLICT') throw error;
          });
        const credit = { userId, jobId };
        await (isPaid ? client.commitCredit(credit) : client.releaseCredit(credit));
        settled.push(jobId);
        onSettled();
      }),
    );
  return { client, close, settled, runAll };
};

/** Read by a connection of our own, as the next process would. */
const books = async (): Promise<Entitlement> => {
  const store = openSqliteStore({ file: join(dir.path, 'profile-billing.sqlite') });
  try {
    const entitlements = store.collection<Entitlement>('entitlements', entitlementSchema);
    await store.ready();
    return (await entitlements.get(userId)) as Entitlement;
  } finally {
    await store.close();
  }
};

test('kill -9 in the middle loses no settled credit, and repeating everything settles the rest once', async () => {
  const first = await start();
  await first.client.ensureEntitlement({ userId, firstName: 'Ann', lastName: 'Example' });
  await first.client.grant({ userId, credits: 40, grantId: 'g' });
  await first.runAll(() => {
    if (first.settled.length === 8) process.kill(launched?.pid as number, 'SIGKILL');
  });
  first.close();
  const killed = await books();
  expect(isBalanced(killed)).toBe(true);
  expect(killed.settled.length).toBeLessThan(jobs.length);
  const remembered = killed.settled.map(({ jobId }) => jobId);
  expect(remembered).toEqual(expect.arrayContaining(first.settled));

  const second = await start();
  const results = await second.runAll(() => undefined);
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
  second.close();
  await launched?.stop();
  const after = await books();
  expect([isBalanced(after), after.spent, held(after)]).toEqual([true, 12, 0]);
}, 60_000);
