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
  taskIdOf,
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
    advance: async (task: Task, critiques: number): Promise<void> => {
      const { _id, fence, jobId } = task;
      const data = { jobId, taskId: taskIdOf(task), fence, critiques };
      const advanced = event('analysis.tasks.advanced', data);
      await tasks.update(_id, (doc) => advance(doc, fence, advanced));
    },

    /** Ends a task whose findings are stored: `critiques` of them. */
    finish: async (task: Task, critiques: number): Promise<void> => {
      const { _id, fence, jobId } = task;
      const data = { jobId, tasks: [{ taskId: taskIdOf(task), fence, critiques }] };
      const completed = event('analysis.tasks.completed', data);
      await tasks.update(_id, (doc) => finish(doc, fence, clock(), completed));
    },

    fail: async (task: Task, code: ErrorCode): Promise<void> => {
      const { _id, fence, jobId } = task;
      const data = { jobId, taskId: taskIdOf(task), fence, code };
      const failed = event('analysis.tasks.failed', data);
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
