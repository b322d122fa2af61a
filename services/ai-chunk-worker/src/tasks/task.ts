import { withEvents, type Doc, type FieldsOf, type NewDoc } from '@argint/aggregate-store';
import type { AnalysisType, ErrorCode, EventData } from '@argint/contracts';
import type { EventEnvelope } from '@argint/event-bus';
import type { taskSchema } from './task-schema.ts';

/** A request for all tasks of one job. */
export type TaskRequest = EventData<'analysis.tasks.requested'>;

export type TaskQueueName = TaskFields['queue'];
export type Tier = TaskFields['tier'];

/**
 * Queue of a task. A worker without a grammar checker answers grammar tasks at once, so they need no queue of
 * their own.
 */
export const queueOf = (kind: string, hasChecker: boolean): TaskQueueName =>
  kind === 'grammar' && hasChecker ? 'grammar' : 'analysis';

/** Simple analyses cost nothing, so they come last, whatever the plan of their user. */
export const tierOf = (analysisType: AnalysisType, hasPriority: boolean): Tier => {
  if (analysisType === 'simple') return 'simple';
  return hasPriority ? 'priority' : 'paid';
};

/** The fields of a task; see the schema. */
export type TaskFields = FieldsOf<typeof taskSchema>;
export type Task = Doc<TaskFields>;

/** Id of the document of a task. */
export const documentId = (jobId: string, taskId: string): string => `${jobId}:${taskId}`;
/** Id of a task in its job. */
export const taskIdOf = ({ chunkId }: Pick<TaskFields, 'chunkId'>): string => chunkId;

/** A task as first stored. */
export const newTask = (
  { deadline, tasks: _, ...job }: TaskRequest,
  { taskId, ...task }: TaskRequest['tasks'][number],
  given: {
    queue: TaskQueueName;
    tier: Tier;
    round: number;
    traceparent: string | null;
    now: Date;
  },
): NewDoc<TaskFields> => ({
  _id: documentId(job.jobId, taskId),
  ...job,
  ...task,
  chunkId: taskId,
  engineOnly: false,
  deadline: new Date(deadline),
  queue: given.queue,
  tier: given.tier,
  round: given.round,
  traceparent: given.traceparent,
  state: 'waiting',
  waitingSince: given.now,
  delayMs: 0,
  holder: null,
  fence: 0,
  beat: 0,
  attempts: 0,
  code: null,
  createdAt: given.now,
  endedAt: null,
});

/** Takes a waiting task; unchanged in any other state. */
export const claim = (task: Task, holder: string): Task =>
  task.state === 'waiting'
    ? {
        ...task,
        state: 'running',
        holder,
        fence: task.fence + 1,
        beat: 0,
        attempts: task.attempts + 1,
      }
    : task;

/** Whether the holder of that fence still has the task. */
export const holds = (task: Task, fence: number): boolean =>
  task.state === 'running' && task.fence === fence;

/** Shows the other replicas that the holder is alive; unchanged when the lease is lost. */
export const renew = (task: Task, fence: number): Task =>
  holds(task, fence) ? { ...task, beat: task.beat + 1 } : task;

/** What stays the same for as long as nobody renews, claims or ends a task. */
export const markOf = ({ state, fence, beat }: Task): string => `${state}:${fence}.${beat}`;

/** Says that the holder has found more, with its event in the same write; unchanged when the lease is lost. */
export const advance = (
  task: Task,
  fence: number,
  advanced: EventEnvelope<'analysis.tasks.advanced'>,
): Task => (holds(task, fence) ? withEvents(task, advanced) : task);

const backToWaiting = (task: Task, given: { round: number; now: Date }): Task => ({
  ...task,
  state: 'waiting',
  holder: null,
  round: Math.max(task.round, given.round),
  waitingSince: given.now,
});

/**
 * Makes a task waiting again whose lease lapsed or whose delay is over, in `round` at the earliest. Unchanged
 * when it no longer has that mark: then its holder renewed it, or it ended.
 */
export const requeue = (task: Task, mark: string, given: { round: number; now: Date }): Task =>
  (task.state === 'running' || task.state === 'delayed') && markOf(task) === mark
    ? backToWaiting(task, given)
    : task;

/** Delays the next attempt; unchanged when the lease is lost. */
export const retry = (task: Task, fence: number, delayMs: number): Task =>
  holds(task, fence) ? { ...task, state: 'delayed', holder: null, delayMs } : task;

/** Hands the task back unfinished, without counting the attempt; unchanged when the lease is lost. */
export const release = (task: Task, fence: number, now: Date): Task =>
  holds(task, fence)
    ? { ...backToWaiting(task, { round: task.round, now }), attempts: task.attempts - 1 }
    : task;

const end = (task: Task, state: 'done' | 'failed' | 'cancelled', now: Date): Task => ({
  ...task,
  state,
  holder: null,
  endedAt: now,
});

/** Done, with its event in the same write; unchanged when the lease is lost. */
export const finish = (
  task: Task,
  fence: number,
  now: Date,
  completed: EventEnvelope<'analysis.tasks.completed'>,
): Task => (holds(task, fence) ? withEvents(end(task, 'done', now), completed) : task);

/** Failed for good, with its event in the same write; unchanged when the lease is lost. */
export const fail = (
  task: Task,
  fence: number,
  now: Date,
  code: ErrorCode,
  failed: EventEnvelope<'analysis.tasks.failed'>,
): Task => (holds(task, fence) ? withEvents({ ...end(task, 'failed', now), code }, failed) : task);

/** Its answer is no longer wanted. A task that has ended stays as it is. */
export const cancel = (task: Task, now: Date): Task =>
  task.endedAt === null ? end(task, 'cancelled', now) : task;
