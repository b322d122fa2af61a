import type { Collection } from '@argint/aggregate-store';
import type { ErrorCode, EventData, Topic } from '@argint/contracts';
import type { EventEnvelope } from '@argint/event-bus';
import {
  cancel,
  fail,
  finish,
  holds,
  release,
  renew,
  retry,
  type ChunkTask,
  type Task,
} from './chunk-task.ts';

/** Makes an event of this service. */
export type EventMaker = <T extends Topic>(type: T, data: EventData<T>) => EventEnvelope<T>;

export type TaskLeases = ReturnType<typeof createTaskLeases>;

/** What the holder of a task may do with it; nothing happens once the lease is lost. */
export const createTaskLeases = (parts: {
  tasks: Collection<ChunkTask>;
  leaseMs: number;
  clock: () => Date;
  event: EventMaker;
}) => {
  const { tasks, leaseMs, clock, event } = parts;
  return {
    /** False where the lease is lost: taken over, cancelled or dropped. */
    renew: async ({ _id, fence }: Task): Promise<boolean> => {
      const until = new Date(clock().getTime() + leaseMs);
      const task = await tasks.update(_id, (doc) => renew(doc, fence, until));
      return task !== null && holds(task, fence);
    },

    finish: async ({ _id, fence, jobId, chunkId }: Task, critiques: number): Promise<void> => {
      const completed = event('analysis.chunks.completed', { jobId, chunkId, fence, critiques });
      await tasks.update(_id, (doc) => finish(doc, fence, clock(), completed));
    },

    fail: async ({ _id, fence, jobId, chunkId }: Task, code: ErrorCode): Promise<void> => {
      const failed = event('analysis.chunks.failed', { jobId, chunkId, fence, code });
      await tasks.update(_id, (doc) => fail(doc, fence, clock(), code, failed));
    },

    retry: async ({ _id, fence }: Task, at: Date): Promise<void> => {
      await tasks.update(_id, (doc) => retry(doc, fence, at));
    },

    /** Ended without an event: the findings were not wanted. */
    abandon: async ({ _id, fence }: Task): Promise<void> => {
      await tasks.update(_id, (doc) => (holds(doc, fence) ? cancel(doc, clock()) : doc));
    },

    /** For another process to take at once. */
    release: async ({ _id, fence }: Task): Promise<void> => {
      await tasks.update(_id, (doc) => release(doc, fence, clock()));
    },
  };
};
