import { fromTaskEvent, type EventData, type FromTaskEvent } from '@argint/contracts';
import type { EventHandler } from '@argint/event-bus';
import { currentContext } from '@argint/service-kit';
import type { ClaimLoop } from '../tasks/claim-loop.ts';
import type { TaskRequest } from '../tasks/task.ts';
import type { TaskQueue } from '../tasks/task-queue.ts';

type Requests = 'analysis.tasks.requested' | 'analysis.tasks.requested.priority';
type SingleRequests = 'analysis.chunks.requested' | 'analysis.chunks.requested.priority';

type Tools = [
  queue: Pick<TaskQueue, 'enqueue'>,
  loop: Pick<ClaimLoop, 'fill'>,
  onError: (error: unknown) => void,
];

const store = async (
  [queue, loop, onError]: Tools,
  request: TaskRequest,
  hasPriority: boolean,
): Promise<void> => {
  await queue.enqueue(request, hasPriority, currentContext()?.traceparent ?? null);
  void loop.fill().catch(onError);
};

/** Stores the tasks and returns at once; the claim loop does the work. */
export const onTasksRequested =
  <T extends Requests>(...tools: Tools): EventHandler<T> =>
  ({ type, data }) =>
    store(tools, fromTaskEvent(data), type === 'analysis.tasks.requested.priority');

const asTasks = ({
  taskId,
  kind,
  start,
  end,
  ...job
}: FromTaskEvent<EventData<SingleRequests>>): TaskRequest => ({
  ...job,
  tasks: [{ taskId, kind, start, end }],
});

/** Handles the request of the last release for one task. */
export const onTaskRequested =
  <T extends SingleRequests>(...tools: Tools): EventHandler<T> =>
  ({ type, data }) =>
    store(tools, asTasks(fromTaskEvent(data)), type === 'analysis.chunks.requested.priority');
