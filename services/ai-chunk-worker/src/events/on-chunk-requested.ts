import type { EventHandler } from '@argint/event-bus';
import { currentContext } from '@argint/service-kit';
import type { ClaimLoop } from '../tasks/claim-loop.ts';
import type { TaskQueue } from '../tasks/task-queue.ts';

type Requests = 'analysis.chunks.requested' | 'analysis.chunks.requested.priority';

/** Stores the task and returns at once; the claim loop does the work. */
export const onChunkRequested =
  <T extends Requests>(
    queue: Pick<TaskQueue, 'enqueue'>,
    loop: Pick<ClaimLoop, 'fill'>,
    onError: (error: unknown) => void,
  ): EventHandler<T> =>
  async ({ type, data }) => {
    const hasPriority = type === 'analysis.chunks.requested.priority';
    await queue.enqueue(data, hasPriority, currentContext()?.traceparent ?? null);
    void loop.fill().catch(onError);
  };
