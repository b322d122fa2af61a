import { beforeEach, describe, expect, test } from '@jest/globals';
import { held, openBudget } from '../testing/open-budget.ts';
import { useWorkerReplicas } from '../testing/use-worker-replicas.ts';
import type { WorkerHarness } from '../testing/worker-harness.ts';

describe('the metrics of the budgets', () => {
  const { open, clock } = useWorkerReplicas();
  let harness: WorkerHarness;
  beforeEach(async () => {
    harness = await open();
  });

  test('show the limit of the day and what all replicas used of it, and begin anew with the day', async () => {
    const limits = { perDay: 1_000 };
    const replica = openBudget(harness, clock.now, limits);
    const other = openBudget(await open(), clock.now, limits);
    expect(await replica.scrape()).toContain(
      'worker_model_budget_tokens{scope="day",state="used"} 0',
    );
    await (await held(other, 'u1', 300)).settle(120);
    await held(other, 'u2', 50);
    expect(await replica.scrape()).toEqual([
      'worker_model_budget_tokens{scope="day",state="limit"} 1000',
      'worker_model_budget_tokens{scope="day",state="used"} 170',
      'worker_model_budget_refusals_total{scope="day"} 0',
    ]);
    clock.advance(24 * 3_600);
    expect(await replica.scrape()).toContain(
      'worker_model_budget_tokens{scope="day",state="used"} 0',
    );
  });

  test('count refusals by the budget that refused them', async () => {
    const budget = openBudget(harness, clock.now, { perDay: 100, perUserPerDay: 60 });
    await held(budget, 'u1', 60);
    await budget.reserve('u1', 10);
    await budget.reserve('u1', 10);
    await budget.reserve('u2', 50);
    expect(await budget.scrape()).toEqual(
      expect.arrayContaining([
        'worker_model_budget_refusals_total{scope="day"} 1',
        'worker_model_budget_refusals_total{scope="user"} 2',
      ]),
    );
  });

  test('have no series without a limit', async () => {
    const budget = openBudget(harness, clock.now);
    await held(budget, 'u1', 100);
    expect(await budget.scrape()).toEqual([]);
  });
});
