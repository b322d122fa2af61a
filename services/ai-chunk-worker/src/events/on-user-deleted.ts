import type { EventHandler } from '@argint/event-bus';
import type { createModelBudget } from '../budget/model-budget.ts';
import type { ClaimLoop } from '../tasks/claim-loop.ts';
import type { TaskQueue } from '../tasks/task-queue.ts';

/**
 * Removes a deleted user's tasks and budgets, and stops the tasks that run here. A request that arrives later creates
 * nothing.
 */
export const onUserDeleted =
  (
    queue: Pick<TaskQueue, 'dropUser'>,
    loop: Pick<ClaimLoop, 'stop'>,
    budget: Pick<ReturnType<typeof createModelBudget>, 'forget'>,
  ): EventHandler<'users.deleted'> =>
  async ({ data: { userId } }) => {
    await queue.dropUser(userId);
    loop.stop((task) => task.userId === userId, 'cancelled');
    await budget.forget(userId);
  };
