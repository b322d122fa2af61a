import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { launch } from '@argint/testkit';
import { describeWithServer, locateServer, MONGO } from '@argint/testkit/test-servers';
import { increment, openCounters } from './testing/counters.ts';
import { dropDatabases } from './testing/drop-databases.ts';

const program = fileURLToPath(new URL('testing/half-update-process.ts', import.meta.url));
const service = `race-${randomUUID().slice(0, 8)}`;
const byCount = { field: 'count', direction: 1 } as const;

describeWithServer('replicas that share a MongoDB', await locateServer(MONGO), (server) => {
  dropDatabases(server.address, `argint-${service}`);
  type Opened = Awaited<ReturnType<typeof openCounters>>;
  let one: Opened;
  let two: Opened;
  beforeAll(async () => {
    one = await openCounters({ url: server.address(), service, limits: {} });
    two = await openCounters({ url: server.address(), service, limits: {} });
  });
  afterAll(async () => {
    await one.store.close();
    await two.store.close();
  });

  test('twenty claimers through two stores race for one document, and exactly one gets it', async () => {
    for (let round = 0; round < 20; round += 1) {
      await one.counters.insert({ _id: `r${round}`, count: round, owner: 'free' });
      const claims = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          [one, two][i % 2]!.counters.claimOne({ owner: 'free' }, byCount, (doc) => ({
            ...doc,
            owner: `claimer ${i}`,
          })),
        ),
      );
      expect(claims.filter(Boolean)).toHaveLength(1);
      expect(await two.counters.get(`r${round}`)).toMatchObject({ version: 2 });
    }
  }, 60_000);

  test('twenty claimers take twenty documents, one each', async () => {
    const ids = Array.from({ length: 20 }, (_, i) => `t${i}`);
    for (const [count, _id] of ids.entries())
      await one.counters.insert({ _id, count, owner: 'open' });
    const claims = await Promise.all(
      ids.map((_, i) =>
        [one, two][i % 2]!.counters.claimOne({ owner: 'open' }, byCount, (doc) => ({
          ...doc,
          owner: `claimer ${i}`,
        })),
      ),
    );
    expect(claims.map((doc) => doc?._id).toSorted()).toEqual(ids.toSorted());
  }, 60_000);

  test('a replica killed between reading and writing changes nothing, and blocks nobody', async () => {
    await one.counters.insert({ _id: 'k', count: 0, owner: null });
    const killed = await launch(program, {
      env: { TEST_MONGO_URL: server.address() },
      args: [service, 'k'],
      ready: /^read k$/,
    });
    expect(await one.counters.update('k', increment)).toMatchObject({ count: 1, version: 2 });
    await killed.stop('SIGKILL');
    expect(await two.counters.update('k', increment)).toMatchObject({ count: 2, version: 3 });
  });
});
