import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSqliteStore } from '@argint/aggregate-store-sqlite';
import { createAllowedClient } from '@argint/service-kit/testing';
import { launch, tempDir, testEnvironment, type Launched } from '@argint/testkit';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { held, isBalanced, type Entitlement } from './entitlement.ts';
import { entitlementSchema } from './entitlement-schema.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
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
      ...testEnvironment(dir.path),
      ANALYSIS_ORCHESTRATOR_ADDRESS: '127.0.0.1:1',
      AUTH_ADDRESS: '127.0.0.1:1',
    },
  });
  const address = /grpc=(\S+)/.exec(launched.ready)?.[1] as string;
  const { client, close } = createAllowedClient('profile-billing', address);
  const settled: string[] = [];
  const runAll = (onSettled: () => void) =>
    Promise.allSettled(
      jobs.map(async ({ jobId, isPaid }) => {
        // A hold that was released before the crash must not be taken again.
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

/** Reads the stored entitlement as the next process does. */
const books = async (): Promise<Entitlement> => {
  const store = openSqliteStore({ file: join(dir.path, 'profile-billing.sqlite') });
  try {
    const entitlements = store.collection(entitlementSchema);
    await store.migrate();
    await store.ready();
    return (await entitlements.get(userId)) as Entitlement;
  } finally {
    await store.close();
  }
};

test('after kill -9 no settled credit is lost, and repeating all commands settles the others once', async () => {
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
