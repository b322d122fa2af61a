import type { Collection } from '@argint/aggregate-store';
import { registerScrapedGauge } from '@argint/service-kit';
import { Counter, type Registry } from 'prom-client';
import type { StoredBudget } from './model-budget-schema.ts';
import { budgetId, dayOf, type BudgetLimits, type BudgetScope } from './stored-budget.ts';

/** Metrics of the budgets. Replicas read the same gauge from the store; each counts its own refusals. */
export const createBudgetMetrics = (
  registry: Registry,
  parts: BudgetLimits & {
    modelBudgets: Pick<Collection<StoredBudget>, 'get'>;
    clock: () => Date;
  },
) => {
  const { modelBudgets, perDay, perUserPerDay, clock } = parts;
  registerScrapedGauge(registry, {
    name: 'worker_model_budget_tokens',
    help: 'Tokens of the language model today, by state: limit, and used with what running calls hold. Without a limit nothing is counted',
    labelNames: ['scope', 'state'],
    read: async () => {
      if (perDay === undefined) return [];
      const today = await modelBudgets.get(budgetId(dayOf(clock()), null));
      return [
        { labels: { scope: 'day', state: 'limit' }, value: perDay },
        { labels: { scope: 'day', state: 'used' }, value: today?.tokens ?? 0 },
      ];
    },
  });
  const refusals = new Counter({
    name: 'worker_model_budget_refusals_total',
    help: 'Calls of the language model refused because a budget did not have enough tokens left, by budget: day or user',
    labelNames: ['scope'],
    registers: [registry],
  });
  // A counter that begins with the first refusal would not show it as an increase.
  if (perDay !== undefined) refusals.inc({ scope: 'day' }, 0);
  if (perUserPerDay !== undefined) refusals.inc({ scope: 'user' }, 0);
  return { refused: (scope: BudgetScope): void => refusals.inc({ scope }) };
};
export type BudgetMetrics = ReturnType<typeof createBudgetMetrics>;
