import type { Collection } from '@argint/aggregate-store';
import type { ErrorCode, EventData, Topic } from '@argint/contracts';
import type { EventEnvelope } from '@argint/event-bus';
import {
  advance,
  cancel,
  fail,
  finish,
  holds,
  release,
  renew,
  retry,
  type Task,
  type TaskFields,
} from './task.ts';
import type { TaskRecovery } from './task-recovery.ts';

/** Makes an event of this service. */
export type EventMaker = <T extends Topic>(type: T, data: EventData<T>) => EventEnvelope<T>;

export type TaskLeases = ReturnType<typeof createTaskLeases>;

/** What the holder of a task may do with it. Once the lease is lost, nothing happens. */
export const createTaskLeases = (parts: {
  tasks: Collection<TaskFields>;
  recovery: Pick<TaskRecovery, 'observe'>;
  clock: () => Date;
  event: EventMaker;
}) => {
  const { tasks, recovery, clock, event } = parts;
  return {
    /** False when the lease is lost: the task was taken over, cancelled or removed. */
    renew: async ({ _id, fence }: Task): Promise<boolean> => {
      const task = await tasks.update(_id, (doc) => renew(doc, fence));
      return task !== null && holds(task, fence);
    },

    /** Announces that the task has found more: `critiques` of them until now. */
    advance: async ({ _id, fence, jobId, chunkId }: Task, critiques: number): Promise<void> => {
      const advanced = event('analysis.tasks.advanced', { jobId, chunkId, fence, critiques });
      await tasks.update(_id, (doc) => advance(doc, fence, advanced));
    },

    /**
     * Ends tasks of one job whose findings are stored. One event in one of them names them all, and the others are
     * written after it: a crash between the writes repeats tasks, and loses no event.
     */
    finish: async (done: readonly { task: Task; critiques: number }[]): Promise<void> => {
      for (let rest = done; rest[0] !== undefined; rest = rest.slice(1)) {
        const [{ task }] = rest as [(typeof rest)[0]];
        const completed = event('analysis.tasks.completed', {
          jobId: task.jobId,
          chunks: rest.map(({ task: { chunkId, fence }, critiques }) => ({
            chunkId,
            fence,
            critiques,
          })),
        });
        const now = clock();
        let isHeld = false;
        await tasks.update(task._id, (doc) => {
          isHeld = holds(doc, task.fence);
          return finish(doc, task.fence, now, completed);
        });
        // Where its lease is lost, the next one carries the event.
        if (!isHeld) continue;
        await Promise.all(
          rest
            .slice(1)
            .map(({ task: { _id, fence } }) =>
              tasks.update(_id, (doc) => finish(doc, fence, now, null)),
            ),
        );
        return;
      }
    },

    fail: async ({ _id, fence, jobId, chunkId }: Task, code: ErrorCode): Promise<void> => {
      const failed = event('analysis.chunks.failed', { jobId, chunkId, fence, code });
      await tasks.update(_id, (doc) => fail(doc, fence, clock(), code, failed));
    },

    /** Another attempt after `delayMs` milliseconds. */
    retry: async ({ _id, fence }: Task, delayMs: number): Promise<void> => {
      const task = await tasks.update(_id, (doc) => retry(doc, fence, delayMs));
      if (task?.state === 'delayed') recovery.observe(task);
    },

    /** Ends the task without an event: nobody wants its findings. */
    abandon: async ({ _id, fence }: Task): Promise<void> => {
      await tasks.update(_id, (doc) => (holds(doc, fence) ? cancel(doc, clock()) : doc));
    },

    /** Hands the task back for any replica to take. */
    release: async ({ _id, fence }: Task): Promise<void> => {
      await tasks.update(_id, (doc) => release(doc, fence, clock()));
    },
  };
};
