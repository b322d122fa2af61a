import type { EventHandler } from '@argint/event-bus';
import type { ClaimLoop } from '../tasks/claim-loop.ts';
import type { TaskQueue } from '../tasks/task-queue.ts';

/** Removes a deleted user's tasks and stops those that run here; a request that arrives later creates nothing. */
export const onUserDeleted =
  (
    queue: Pick<TaskQueue, 'dropUser'>,
    loop: Pick<ClaimLoop, 'stop'>,
  ): EventHandler<'users.deleted'> =>
  async ({ data: { userId } }) => {
    await queue.dropUser(userId);
    loop.stop((task) => task.userId === userId, 'cancelled');
  };
