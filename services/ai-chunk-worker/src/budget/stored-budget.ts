import type { NewDoc } from '@argint/aggregate-store';
import type { StoredBudget } from './model-budget-schema.ts';

/** Whose tokens a budget counts: those of all users together, or of one user. */
export type BudgetScope = 'day' | 'user';

/** Most tokens of a UTC day, input, output and thought together; undefined: no limit. */
export interface BudgetLimits {
  perDay?: number | undefined;
  perUserPerDay?: number | undefined;
}

/** The UTC day of a time, as YYYY-MM-DD. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** The id of a day's budget: of one user, or of all users where `userId` is null. */
export const budgetId = (day: string, userId: string | null): string =>
  userId === null ? day : `${day}:${userId}`;

/** A day's budget with its first tokens. */
export const newBudget = (
  day: string,
  userId: string | null,
  tokens: number,
): NewDoc<StoredBudget> => ({ _id: budgetId(day, userId), day, userId, tokens });

/** Counts `tokens` more. Unchanged where they would exceed the limit. */
export const holdTokens = <B extends StoredBudget>(budget: B, tokens: number, limit: number): B =>
  budget.tokens + tokens > limit ? budget : { ...budget, tokens: budget.tokens + tokens };

/** Counts `added` tokens more, or fewer where it is negative; never fewer than none. */
export const addTokens = <B extends StoredBudget>(budget: B, added: number): B => ({
  ...budget,
  tokens: Math.max(0, budget.tokens + added),
});
