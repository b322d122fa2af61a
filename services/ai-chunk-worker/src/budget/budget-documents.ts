import { DuplicateError, type Collection } from '@argint/aggregate-store';
import type { DeletedUser } from '../tasks/tombstone.ts';
import type { StoredBudget } from './model-budget-schema.ts';
import { addTokens, budgetId, holdTokens, newBudget } from './stored-budget.ts';

/** The documents of the budgets, as all replicas change them. Each change is one conditional write. */
export const createBudgetDocuments = (parts: {
  modelBudgets: Collection<StoredBudget>;
  deletedUsers: Pick<Collection<DeletedUser>, 'get'>;
}) => {
  const { modelBudgets, deletedUsers } = parts;

  const isDeleted = async (userId: string | null): Promise<boolean> =>
    userId !== null && (await deletedUsers.get(userId)) !== null;

  /** Inserts the day's first tokens. False where another call has inserted some. */
  const insert = async (day: string, userId: string | null, tokens: number): Promise<boolean> => {
    try {
      await modelBudgets.insert(newBudget(day, userId, tokens));
      return true;
    } catch (error) {
      if (error instanceof DuplicateError) return false;
      throw error;
    }
  };

  /**
   * Holds tokens of a day's budget, and resolves to whether it had enough left. A deleted user has none.
   * `userId` is null for the budget of all users.
   */
  const hold = async (
    day: string,
    userId: string | null,
    { tokens, limit }: { tokens: number; limit: number },
  ): Promise<boolean> => {
    const id = budgetId(day, userId);
    let isHeld = false;
    const stored = await modelBudgets.update(id, (budget) => {
      const next = holdTokens(budget, tokens, limit);
      isHeld = next !== budget;
      return next;
    });
    if (stored !== null) return isHeld;
    if (tokens > limit || (await isDeleted(userId))) return false;
    if (!(await insert(day, userId, tokens))) return hold(day, userId, { tokens, limit });
    // The document was inserted before this read, and a tombstone is inserted before the user's documents are removed.
    // So whichever comes second sees the other.
    if (!(await isDeleted(userId))) return true;
    await modelBudgets.delete(id);
    return false;
  };

  /** Counts tokens more, or fewer where `added` is negative. A document that was removed is not brought back. */
  const add = async (ids: readonly string[], added: number): Promise<void> => {
    await Promise.all(
      ids.map((id) => modelBudgets.update(id, (budget) => addTokens(budget, added))),
    );
  };

  return { hold, add };
};
