import { eachOf, type Collection } from '@argint/aggregate-store';
import { createMutex } from '@argint/concurrency';
import type { DeletedUser } from '../tasks/tombstone.ts';
import { createBudgetDocuments } from './budget-documents.ts';
import type { BudgetMetrics } from './budget-metrics.ts';
import type { StoredBudget } from './model-budget-schema.ts';
import { budgetId, dayOf, type BudgetLimits, type BudgetScope } from './stored-budget.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Holds tokens of the day's budgets for one call. */
export interface TokenHold {
  /**
   * Replaces what was held by what was really used, in whole tokens. Repeatable: the newest use counts. A call that used
   * nothing settles with 0. Rejects with the store's error; what was held may then stay counted for that day.
   */
  settle(used: number): Promise<void>;
}

/** Tokens of the language model that may still be used today, counted over all replicas. */
export interface ModelBudget {
  /**
   * Holds tokens for a call of this user: the most that it may use, a whole number. Resolves to the hold, or to the name
   * of the budget that does not have enough left; then nothing is held. With a limit per user, a deleted user has nothing
   * left. Rejects with the store's error.
   */
  reserve(userId: string, tokens: number): Promise<TokenHold | { spent: BudgetScope }>;
}

/**
 * Creates the budgets of a day for the language model. Without a limit nothing is stored. What a process held when it was
 * killed stays counted for that day.
 */
export const createModelBudget = (
  parts: BudgetLimits & {
    modelBudgets: Collection<StoredBudget>;
    /** The tombstones of users. */
    deletedUsers: Pick<Collection<DeletedUser>, 'get'>;
    clock: () => Date;
    metrics: BudgetMetrics;
  },
) => {
  const { modelBudgets, perDay, perUserPerDay, clock, metrics } = parts;
  const documents = createBudgetDocuments(parts);

  const holdOf = (ids: readonly string[], tokens: number): TokenHold => {
    const inTurn = createMutex();
    let counted = tokens;
    const replace = async (used: number): Promise<void> => {
      const added = used - counted;
      if (added === 0) return;
      // A write that fails may still have been stored. So tokens are given back at most once, while a repeated charge may
      // count twice: rather too much than too little.
      if (added < 0) counted = used;
      await documents.add(ids, added);
      counted = used;
    };
    return { settle: (used) => inTurn(() => replace(used)) };
  };

  const budget: ModelBudget = {
    reserve: async (userId, tokens) => {
      const day = dayOf(clock());
      // The user's own budget first: a user who has spent it then does not write to the document that all users share.
      const budgets = [
        { scope: 'user', owner: userId, limit: perUserPerDay },
        { scope: 'day', owner: null, limit: perDay },
      ] as const;
      const held: string[] = [];
      for (const { scope, owner, limit } of budgets) {
        if (limit === undefined) continue;
        if (await documents.hold(day, owner, { tokens, limit })) {
          held.push(budgetId(day, owner));
          continue;
        }
        metrics.refused(scope);
        await documents.add(held, -tokens);
        return { spent: scope };
      }
      return holdOf(held, tokens);
    },
  };

  return {
    ...budget,

    /** Removes what is stored about the user. Insert the tombstone first. Repeatable. */
    forget: async (userId: string): Promise<void> => {
      for await (const { _id } of eachOf(modelBudgets, { where: { userId } }))
        await modelBudgets.delete(_id);
    },

    /** Removes the budgets of the days before yesterday, at most 1,000 in one run. */
    sweep: async (): Promise<void> => {
      const yesterday = dayOf(new Date(clock().getTime() - DAY_MS));
      const old = await modelBudgets.find({ where: { day: { $lt: yesterday } }, limit: 1_000 });
      for (const { _id } of old.items) await modelBudgets.delete(_id);
    },
  };
};
