import type { EventHandler } from '@argint/event-bus';
import { currentContext } from '@argint/service-kit';
import type { ClaimLoop } from '../tasks/claim-loop.ts';
import type { TaskQueue } from '../tasks/task-queue.ts';

type Requests = 'analysis.chunks.requested' | 'analysis.chunks.requested.priority';

/** Writes the task down and returns: the work itself is the claim loop's. */
export const onChunkRequested =
  <T extends Requests>(
    queue: Pick<TaskQueue, 'enqueue'>,
    loop: Pick<ClaimLoop, 'fill'>,
    onError: (error: unknown) => void,
  ): EventHandler<T> =>
  async ({ type, data }) => {
    const priority = type === 'analysis.chunks.requested.priority';
    await queue.enqueue(data, priority, currentContext()?.traceparent ?? null);
    void loop.fill().catch(onError);
  };
