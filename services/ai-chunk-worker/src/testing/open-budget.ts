import { Registry } from 'prom-client';
import { createBudgetMetrics } from '../budget/budget-metrics.ts';
import { createModelBudget, type ModelBudget, type TokenHold } from '../budget/model-budget.ts';
import type { BudgetLimits } from '../budget/stored-budget.ts';
import type { WorkerHarness } from './worker-harness.ts';

type Budgets = Pick<WorkerHarness, 'modelBudgets' | 'deletedUsers'>;

/** The budgets of one replica, over the store of its harness, and what it tells Prometheus. */
export const openBudget = (
  { modelBudgets, deletedUsers }: Budgets,
  clock: () => Date,
  limits: BudgetLimits = {},
) => {
  const registry = new Registry();
  const metrics = createBudgetMetrics(registry, { ...limits, modelBudgets, clock });
  return {
    ...createModelBudget({ ...limits, modelBudgets, deletedUsers, clock, metrics }),
    /** The series of the budgets, one a line. */
    scrape: async (): Promise<string[]> =>
      (await registry.metrics()).split('\n').filter((line) => line.startsWith('worker_')),
  };
};

/** Reserves tokens. @throws where a budget refuses */
export const held = async (
  budget: Pick<ModelBudget, 'reserve'>,
  userId: string,
  tokens: number,
): Promise<TokenHold> => {
  const hold = await budget.reserve(userId, tokens);
  if ('spent' in hold) throw new Error(`the budget is spent: ${hold.spent}`);
  return hold;
};

/** The stored budgets: tokens by id. */
export const storedTokens = async ({
  modelBudgets,
}: Pick<WorkerHarness, 'modelBudgets'>): Promise<Record<string, number>> => {
  const { items } = await modelBudgets.find({ limit: 1_000 });
  return Object.fromEntries(items.map(({ _id, tokens }) => [_id, tokens]));
};
