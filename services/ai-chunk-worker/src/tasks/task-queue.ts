import { DuplicateError, eachOf, type Collection, type Condition } from '@argint/aggregate-store';
import { createKeyedMutex } from '@argint/concurrency';
import type { EventData } from '@argint/contracts';
import {
  cancel,
  claim,
  newTask,
  taskId,
  tierOf,
  type Task,
  type TaskFields,
  type TaskQueueName,
  type Tier,
} from './task.ts';
import { nextRound } from './task-rounds.ts';
import type { DeletedUser, StoppedJob } from './tombstone.ts';

/** How long ended tasks and stopped jobs are remembered, in ms: far longer than an event is redelivered. */
const KEEP_MS = 24 * 60 * 60 * 1000;

export interface TaskCollections {
  tasks: Collection<TaskFields>;
  stoppedJobs: Collection<StoppedJob>;
  deletedUsers: Collection<DeletedUser>;
}

export type TaskQueue = ReturnType<typeof createTaskQueue>;

const ignoreDuplicate = (error: unknown): void => {
  if (!(error instanceof DuplicateError)) throw error;
};

/** The task queue: enqueue, claim, cancel, sweep. */
export const createTaskQueue = (parts: {
  collections: TaskCollections;
  /** Names this start of this process. */
  holder: string;
  clock: () => Date;
}) => {
  const { holder, clock } = parts;
  const { tasks, stoppedJobs, deletedUsers } = parts.collections;
  const oneByUser = createKeyedMutex();

  const forEach = async (
    where: Record<string, Condition>,
    act: (task: Task) => Promise<unknown>,
  ): Promise<void> => {
    for await (const task of eachOf(tasks, { where })) await act(task);
  };

  const isUnwanted = async ({ jobId, userId }: { jobId: string; userId: string }) =>
    (await stoppedJobs.get(jobId)) !== null || (await deletedUsers.get(userId)) !== null;

  return {
    /** Stores the task of a request. Repeatable; creates nothing for a stopped job or a deleted user. */
    enqueue: async (
      data: EventData<'analysis.chunks.requested'>,
      hasPriority: boolean,
      traceparent: string | null,
    ): Promise<void> => {
      if (await isUnwanted(data)) return;
      const tier = tierOf(data.analysisType, hasPriority);
      // Two tasks of one user must not both read the same last round. Other replicas may still give one user
      // the same round, so a round holds at most one task per user and replica.
      await oneByUser(data.userId, async () => {
        const task = newTask(data, { tier, round: 0, traceparent, now: clock() });
        const round = await nextRound(tasks, task);
        await tasks.insert({ ...task, round }).catch(ignoreDuplicate);
      });
      // The task was inserted before this read, and a tombstone is inserted before its reader looks for tasks.
      // Reads see every acknowledged write, so whichever comes second sees the other.
      if (await isUnwanted(data)) await tasks.delete(taskId(data));
    },

    /** The first waiting task of a tier, now running here; null where none waits. */
    claim: (queue: TaskQueueName, tier: Tier): Promise<Task | null> =>
      tasks.claimOne({ queue, tier, state: 'waiting' }, { field: 'round', direction: 1 }, (task) =>
        claim(task, holder),
      ),

    /** Cancels the job's tasks, and those that are requested later. Repeatable. */
    stopJob: async (jobId: string): Promise<void> => {
      const now = clock();
      await stoppedJobs.insert({ _id: jobId, stoppedAt: now }).catch(ignoreDuplicate);
      await forEach({ jobId }, ({ _id }) => tasks.update(_id, (task) => cancel(task, now)));
    },

    /** Removes every task of the user, and lets no later request create one. Repeatable. */
    dropUser: async (userId: string): Promise<void> => {
      await deletedUsers.insert({ _id: userId, deletedAt: clock() }).catch(ignoreDuplicate);
      await forEach({ userId }, ({ _id }) => tasks.delete(_id));
    },

    /** Removes tasks that ended a day ago and whose event was published, and jobs stopped by then. */
    sweep: async (): Promise<void> => {
      const old = { $lte: new Date(clock().getTime() - KEEP_MS) };
      const ended = await tasks.find({ where: { endedAt: old }, limit: 1_000 });
      for (const { _id, outbox, version } of ended.items)
        if (outbox.length === 0) await tasks.delete(_id, version);
      const stopped = await stoppedJobs.find({ where: { stoppedAt: old }, limit: 1_000 });
      for (const { _id } of stopped.items) await stoppedJobs.delete(_id);
    },
  };
};
