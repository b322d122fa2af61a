import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Collection } from '@argint/aggregate-store';
import { held, openBudget, storedTokens } from '../testing/open-budget.ts';
import { useWorkerReplicas } from '../testing/use-worker-replicas.ts';
import type { WorkerHarness } from '../testing/worker-harness.ts';
import type { StoredBudget } from './model-budget-schema.ts';

const TODAY = '2026-11-21';
const LIMITS = { perDay: 1_000, perUserPerDay: 500 };

describe('the budgets of a deleted user', () => {
  const { open, clock } = useWorkerReplicas();
  let harness: WorkerHarness;
  beforeEach(async () => {
    harness = await open();
  });
  /** Removes the user as the event users.deleted does. */
  const remove = async (userId: string): Promise<void> => {
    await harness.queue.dropUser(userId);
    await openBudget(harness, clock.now, LIMITS).forget(userId);
  };

  test('are removed for every day, and those of others and of the day stay', async () => {
    const budget = openBudget(harness, clock.now, LIMITS);
    await held(budget, 'u1', 100);
    clock.advance(24 * 3_600);
    await held(budget, 'u1', 200);
    await held(budget, 'u2', 300);
    await remove('u1');
    await remove('u1');
    expect(await storedTokens(harness)).toEqual({
      [TODAY]: 100,
      '2026-11-22': 500,
      '2026-11-22:u2': 300,
    });
  });

  test('are removed as well when no limit is set any more', async () => {
    await held(openBudget(harness, clock.now, LIMITS), 'u1', 100);
    await harness.queue.dropUser('u1');
    await openBudget(harness, clock.now).forget('u1');
    expect(await storedTokens(harness)).toEqual({ [TODAY]: 100 });
  });

  test('are not brought back by a call that ends later, and its use still counts for the day', async () => {
    const hold = await held(openBudget(harness, clock.now, LIMITS), 'u1', 100);
    await remove('u1');
    await hold.settle(60);
    expect(await storedTokens(harness)).toEqual({ [TODAY]: 60 });
  });

  test('are not brought back, not even for a moment, by a call that begins later: it is refused', async () => {
    await remove('u1');
    const modelBudgets: Collection<StoredBudget> = {
      ...harness.modelBudgets,
      insert: () => Promise.reject(new Error('inserted')),
    };
    const { deletedUsers } = harness;
    const budget = openBudget({ modelBudgets, deletedUsers }, clock.now, LIMITS);
    expect(await budget.reserve('u1', 100)).toEqual({ spent: 'user' });
    expect(await storedTokens(harness)).toEqual({});
  });

  test.each(['before', 'after'] as const)(
    'are not brought back by a call that begins while the user is deleted, %s its insert',
    async (moment) => {
      const { modelBudgets, deletedUsers } = harness;
      const racing: Collection<StoredBudget> = {
        ...modelBudgets,
        insert: async (budget) => {
          if (moment === 'before') await remove('u1');
          const inserted = await modelBudgets.insert(budget);
          if (moment === 'after') await remove('u1');
          return inserted;
        },
      };
      const budget = openBudget({ modelBudgets: racing, deletedUsers }, clock.now, LIMITS);
      expect(await budget.reserve('u1', 100)).toEqual({ spent: 'user' });
      expect(await storedTokens(harness)).toEqual({});
    },
  );
});
