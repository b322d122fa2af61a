import type { EventHandler } from '@argint/event-bus';
import { currentContext } from '@argint/service-kit';
import type { ClaimLoop } from '../tasks/claim-loop.ts';
import type { TaskQueue } from '../tasks/task-queue.ts';

type Requests = 'analysis.tasks.requested' | 'analysis.tasks.requested.priority';

/** Stores the tasks and returns at once; the claim loop does the work. */
export const onTasksRequested =
  <T extends Requests>(
    queue: Pick<TaskQueue, 'enqueue'>,
    loop: Pick<ClaimLoop, 'fill'>,
    onError: (error: unknown) => void,
  ): EventHandler<T> =>
  async ({ type, data }) => {
    const hasPriority = type === 'analysis.tasks.requested.priority';
    await queue.enqueue(data, hasPriority, currentContext()?.traceparent ?? null);
    void loop.fill().catch(onError);
  };
