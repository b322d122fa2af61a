import { emit, type Doc, type NewDoc } from '@argint/aggregate-store';
import type { ErrorCode, EventData, TaskKind } from '@argint/contracts';
import type { EventEnvelope } from '@argint/event-bus';

type Requested = EventData<'analysis.chunks.requested'>;

/** Queues with workers of their own: the grammar checker is slow to load, and nothing else shall wait for it. */
export const LANES = ['analysis', 'grammar'] as const;
export type Lane = (typeof LANES)[number];
const laneOf = (kind: TaskKind): Lane => (kind === 'grammar' ? 'grammar' : 'analysis');

/**
 * One chunk to be critiqued; id `jobId:chunkId`. waiting -> running (a lease with a fence) -> done, failed
 * or cancelled; back to waiting for another try. No text: ids and offsets only.
 */
export interface ChunkTask extends Omit<Requested, 'deadline'> {
  deadline: Date;
  lane: Lane;
  priority: boolean;
  /** Trace of the request, carried into the work and its event. */
  traceparent: string | null;
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  /** When anybody may take it: the next try of a waiting one, the end of a running one's lease; null once ended. */
  claimableAt: Date | null;
  /** The process start that holds the lease. */
  owner: string | null;
  /** Counts claims; only the newest holder's writes count. */
  fence: number;
  /** Tries begun; a lease that ran out counts, one handed back does not. */
  attempts: number;
  code: string | null;
  createdAt: Date;
  endedAt: Date | null;
}
export type Task = Doc<ChunkTask>;

/** Id of a chunk's task. */
export const taskId = ({ jobId, chunkId }: Pick<Requested, 'jobId' | 'chunkId'>): string =>
  `${jobId}:${chunkId}`;

/** A task as first stored. */
export const newTask = (
  { deadline, ...data }: Requested,
  given: { priority: boolean; traceparent: string | null; now: Date },
): NewDoc<ChunkTask> => ({
  _id: taskId(data),
  ...data,
  deadline: new Date(deadline),
  lane: laneOf(data.kind),
  priority: given.priority,
  traceparent: given.traceparent,
  state: 'waiting',
  claimableAt: given.now,
  owner: null,
  fence: 0,
  attempts: 0,
  code: null,
  createdAt: given.now,
  endedAt: null,
});

/** Takes a free task, or one whose lease ran out; unchanged where another was quicker. */
export const claim = (task: Task, owner: string, now: Date, leaseMs: number): Task =>
  task.claimableAt === null || task.claimableAt > now
    ? task
    : {
        ...task,
        state: 'running',
        owner,
        fence: task.fence + 1,
        attempts: task.attempts + 1,
        claimableAt: new Date(now.getTime() + leaseMs),
      };

/** Whether the holder of that fence still has the task. */
export const holds = (task: Task, fence: number): boolean =>
  task.state === 'running' && task.fence === fence;

/** Puts the end of the lease off; unchanged where it is lost. */
export const renew = (task: Task, fence: number, until: Date): Task =>
  holds(task, fence) ? { ...task, claimableAt: until } : task;

/**
 * A time further ahead than any can be was set before the clock was set back: a waiting task is claimable now, a
 * running one when a holder who lives would have renewed it. Unchanged otherwise.
 */
export const bringNear = (task: Task, latest: Date, now: Date, leaseMs: number): Task =>
  task.claimableAt === null || task.claimableAt <= latest
    ? task
    : {
        ...task,
        claimableAt: task.state === 'running' ? new Date(now.getTime() + leaseMs) : now,
      };

/** For another try at that time; unchanged where the lease is lost. */
export const retry = (task: Task, fence: number, at: Date): Task =>
  holds(task, fence) ? { ...task, state: 'waiting', owner: null, claimableAt: at } : task;

/** Handed back unfinished, not counted as a try; unchanged where the lease is lost. */
export const release = (task: Task, fence: number, now: Date): Task =>
  holds(task, fence) ? { ...retry(task, fence, now), attempts: task.attempts - 1 } : task;

const end = (task: Task, state: 'done' | 'failed' | 'cancelled', now: Date): Task => ({
  ...task,
  state,
  owner: null,
  claimableAt: null,
  endedAt: now,
});

/** Done, announced in the same write; unchanged where the lease is lost. */
export const finish = (
  task: Task,
  fence: number,
  now: Date,
  completed: EventEnvelope<'analysis.chunks.completed'>,
): Task => (holds(task, fence) ? emit(end(task, 'done', now), completed) : task);

/** Failed for good, announced in the same write; unchanged where the lease is lost. */
export const fail = (
  task: Task,
  fence: number,
  now: Date,
  code: ErrorCode,
  failed: EventEnvelope<'analysis.chunks.failed'>,
): Task => (holds(task, fence) ? emit({ ...end(task, 'failed', now), code }, failed) : task);

/** Nobody wants the answer any more; an ended task stays as it ended. */
export const cancel = (task: Task, now: Date): Task =>
  task.state === 'waiting' || task.state === 'running' ? end(task, 'cancelled', now) : task;
