import type { EventData } from '@argint/contracts';
import type { EventHandler } from '@argint/event-bus';
import { currentContext } from '@argint/service-kit';
import type { ClaimLoop } from '../tasks/claim-loop.ts';
import type { TaskQueue } from '../tasks/task-queue.ts';

type Requests = 'analysis.tasks.requested' | 'analysis.tasks.requested.priority';
type ChunkRequests = 'analysis.chunks.requested' | 'analysis.chunks.requested.priority';

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

const asTasks = ({
  chunkId,
  kind,
  start,
  end,
  ...job
}: EventData<ChunkRequests>): EventData<Requests> => ({
  ...job,
  chunks: [{ chunkId, kind, start, end }],
});

/** Handles the request of the last release for one task. */
export const onChunkRequested =
  <T extends ChunkRequests>(...tools: Parameters<typeof onTasksRequested>): EventHandler<T> =>
  (event, delivery) => {
    const type =
      event.type === 'analysis.chunks.requested.priority'
        ? 'analysis.tasks.requested.priority'
        : 'analysis.tasks.requested';
    return onTasksRequested(...tools)({ ...event, type, data: asTasks(event.data) }, delivery);
  };
