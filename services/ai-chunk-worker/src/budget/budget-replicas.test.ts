import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Collection } from '@argint/aggregate-store';
import { held, openBudget, storedTokens } from '../testing/open-budget.ts';
import { useWorkerReplicas } from '../testing/use-worker-replicas.ts';
import type { WorkerHarness } from '../testing/worker-harness.ts';
import type { StoredBudget } from './model-budget-schema.ts';

const TODAY = '2026-11-21';

describe('the budgets of several replicas', () => {
  const { open, clock } = useWorkerReplicas();
  let stores: [WorkerHarness, WorkerHarness];
  beforeEach(async () => {
    stores = [await open(), await open({ holder: 'worker-2' })];
  });

  test('never let both hold beyond the limit at the same moment, on a new day or later', async () => {
    const replicas = stores.map((store) => openBudget(store, clock.now, { perDay: 1_000 }));
    for (const expected of [7, 0]) {
      const asked = await Promise.all(
        replicas.flatMap((replica, at) =>
          Array.from({ length: 10 }, (_, i) => replica.reserve(`u${at}-${i}`, 130)),
        ),
      );
      expect(asked.filter((hold) => !('spent' in hold))).toHaveLength(expected);
      expect(await storedTokens(stores[0])).toEqual({ [TODAY]: 910 });
    }
  });

  test('let one user of both replicas hold no more than the limit of a user', async () => {
    const limits = { perDay: 10_000, perUserPerDay: 500 };
    const replicas = stores.map((store) => openBudget(store, clock.now, limits));
    const asked = await Promise.all(
      replicas.flatMap((replica) => [1, 2, 3, 4].map(() => replica.reserve('u1', 100))),
    );
    expect(asked.filter((hold) => 'spent' in hold)).toEqual(
      [1, 2, 3].map(() => ({ spent: 'user' })),
    );
    expect(await storedTokens(stores[1])).toEqual({ [TODAY]: 500, [`${TODAY}:u1`]: 500 });
  });

  test('count every token of calls that begin and end side by side', async () => {
    const limits = { perDay: 10_000, perUserPerDay: 10_000 };
    const replicas = stores.map((store) => openBudget(store, clock.now, limits));
    await Promise.all(
      replicas.flatMap((replica) =>
        Array.from({ length: 12 }, async (_, i) => {
          const hold = await held(replica, `u${i % 3}`, 100);
          await hold.settle(i);
        }),
      ),
    );
    expect(await storedTokens(stores[0])).toEqual({
      [TODAY]: 132,
      [`${TODAY}:u0`]: 36,
      [`${TODAY}:u1`]: 44,
      [`${TODAY}:u2`]: 52,
    });
  });

  test('keep counting what a killed replica held, until the next day', async () => {
    const [killed, other] = stores.map((store) =>
      openBudget(store, clock.now, { perDay: 100 }),
    ) as [ReturnType<typeof openBudget>, ReturnType<typeof openBudget>];
    await held(killed, 'u1', 80);
    await stores[0].store.close();
    expect(await other.reserve('u2', 30)).toEqual({ spent: 'day' });
    clock.advance(24 * 3_600);
    await held(other, 'u2', 30);
  });

  describe('when the store fails', () => {
    /** The collection, whose updates fail while `fails` says so: before the write, or after it. */
    const failing = (fails: () => 'before' | 'after' | null): Collection<StoredBudget> => ({
      ...stores[0].modelBudgets,
      update: async (...given) => {
        const failure = fails();
        const stored = failure === 'before' ? null : await stores[0].modelBudgets.update(...given);
        if (failure !== null) throw new Error('the store does not answer');
        return stored;
      },
    });

    test.each(['before', 'after'] as const)(
      'a call that settles %s the store fails never makes the count too low, also when it settles again',
      async (moment) => {
        let failure: typeof moment | null = null;
        const { deletedUsers } = stores[0];
        const budget = openBudget(
          { modelBudgets: failing(() => failure), deletedUsers },
          clock.now,
          { perDay: 1_000 },
        );
        const settleTwice = async (heldTokens: number, used: number): Promise<number> => {
          const before = (await storedTokens(stores[0]))[TODAY] ?? 0;
          const hold = await held(budget, 'u1', heldTokens);
          failure = moment;
          await expect(hold.settle(used)).rejects.toThrow('the store does not answer');
          failure = null;
          await hold.settle(used);
          return ((await storedTokens(stores[0]))[TODAY] ?? 0) - before;
        };
        expect(await settleTwice(100, 30)).toBe(moment === 'before' ? 100 : 30);
        expect(await settleTwice(100, 150)).toBe(moment === 'before' ? 150 : 200);
      },
    );

    test('a call that could not be held is not made, and what was held of the user stays counted', async () => {
      const { modelBudgets, deletedUsers } = stores[0];
      const broken: Collection<StoredBudget> = {
        ...modelBudgets,
        update: (id, change) =>
          id === TODAY ? Promise.reject(new Error('down')) : modelBudgets.update(id, change),
      };
      const budget = openBudget({ modelBudgets: broken, deletedUsers }, clock.now, {
        perDay: 100,
        perUserPerDay: 100,
      });
      await expect(budget.reserve('u1', 40)).rejects.toThrow('down');
      expect(await storedTokens(stores[0])).toEqual({ [`${TODAY}:u1`]: 40 });
    });
  });
});
