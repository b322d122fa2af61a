import {
  DuplicateError,
  eachOf,
  type Collection,
  type Condition,
  type NewDoc,
} from '@argint/aggregate-store';
import { createKeyedMutex } from '@argint/concurrency';
import {
  cancel,
  claim,
  newTask,
  documentId,
  queueOf,
  tierOf,
  type Task,
  type TaskFields,
  type TaskQueueName,
  type TaskRequest,
  type Tier,
} from './task.ts';
import { QUEUES } from './task-schema.ts';
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
  /** Whether grammar tasks take long, so that no other task must wait behind them. @default true */
  hasChecker?: boolean;
}) => {
  const { holder, clock, hasChecker = true } = parts;
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

  /** The new tasks of a request, each in a round of its own. */
  const inRounds = async (
    data: TaskRequest,
    given: { tier: Tier; traceparent: string | null },
  ): Promise<NewDoc<TaskFields>[]> => {
    const now = clock();
    const placed: NewDoc<TaskFields>[] = [];
    for (const queue of QUEUES) {
      const requests = data.tasks.filter(({ kind }) => queueOf(kind, hasChecker) === queue);
      if (requests.length === 0) continue;
      const first = await nextRound(tasks, { queue, tier: given.tier, userId: data.userId });
      for (const [i, request] of requests.entries())
        placed.push(newTask(data, request, { ...given, queue, round: first + i, now }));
    }
    return placed;
  };

  return {
    /** Stores the tasks of a request. Repeatable; creates nothing for a stopped job or a deleted user. */
    enqueue: async (
      data: TaskRequest,
      hasPriority: boolean,
      traceparent: string | null,
    ): Promise<void> => {
      if (await isUnwanted(data)) return;
      const tier = tierOf(data.analysisType, hasPriority);
      // Two requests of one user must not both read the same last round. Other replicas may still give one user
      // the same round, so a round holds at most one task per user and replica.
      await oneByUser(data.userId, async () => {
        const placed = await inRounds(data, { tier, traceparent });
        await Promise.all(placed.map((task) => tasks.insert(task).catch(ignoreDuplicate)));
      });
      // The tasks were inserted before this read, and a tombstone is inserted before its reader looks for tasks.
      // Reads see every acknowledged write, so whichever comes second sees the other.
      if (await isUnwanted(data))
        await Promise.all(
          data.tasks.map(({ taskId }) => tasks.delete(documentId(data.jobId, taskId))),
        );
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
