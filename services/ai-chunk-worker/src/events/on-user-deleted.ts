import type { EventHandler } from '@argint/event-bus';
import type { ClaimLoop } from '../tasks/claim-loop.ts';
import type { TaskQueue } from '../tasks/task-queue.ts';

/** A deleted user's tasks go; one that arrives later fails when its essay is not found. */
export const onUserDeleted =
  (
    queue: Pick<TaskQueue, 'dropUser'>,
    loop: Pick<ClaimLoop, 'stop'>,
  ): EventHandler<'users.deleted'> =>
  async ({ data: { userId } }) => {
    await queue.dropUser(userId);
    loop.stop((task) => task.userId === userId, 'cancelled');
  };
