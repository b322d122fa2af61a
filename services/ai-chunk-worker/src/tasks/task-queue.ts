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
  taskId,
  queueOf,
  tierOf,
  type Task,
  type TaskFields,
  type TaskQueueName,
  type TaskRequest,
  type Tier,
} from './task.ts';
import { bundlesOf } from './bundles.ts';
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
  /** Tasks of one job that have so many characters together are claimed as one. @default 0: each is alone */
  bundleChars?: number;
  /** Whether grammar tasks take long, so that no other task must wait behind them. @default true */
  hasChecker?: boolean;
}) => {
  const { holder, clock, bundleChars = 0, hasChecker = true } = parts;
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

  /** The new tasks of a request. Those of one bundle share a round. */
  const inRounds = async (
    data: TaskRequest,
    given: { tier: Tier; traceparent: string | null },
  ): Promise<NewDoc<TaskFields>[]> => {
    const now = clock();
    const placed: NewDoc<TaskFields>[] = [];
    for (const queue of QUEUES) {
      const chunks = data.chunks.filter(({ kind }) => queueOf(kind, hasChecker) === queue);
      if (chunks.length === 0) continue;
      const first = await nextRound(tasks, { queue, tier: given.tier, userId: data.userId });
      for (const [i, bundle] of bundlesOf(chunks, bundleChars).entries())
        for (const chunk of bundle)
          placed.push(newTask(data, chunk, { ...given, queue, round: first + i, now }));
    }
    return placed;
  };

  /**
   * Claims the tasks that share a bundle with this one, as far as the store answers: the first is claimed already, and
   * would be lost until its lease lapses. A task that was tried before runs alone.
   */
  const claimCompanions = async (first: Task): Promise<Task[]> => {
    if (first.attempts > 1 || first.end - first.start >= bundleChars) return [];
    const { jobId, queue, tier, round } = first;
    const isCompanion = (task: Task): boolean =>
      task.state === 'waiting' &&
      task.attempts === 0 &&
      task.queue === queue &&
      task.tier === tier &&
      task.round === round;
    const { items } = await tasks
      .find({ where: { jobId }, limit: 1_000 })
      .catch(() => ({ items: [] }));
    // A claim whose answer is lost may have been stored. Its lease then lapses, and must not take the others with it.
    const claims = await Promise.allSettled(
      items.filter(isCompanion).map(async ({ _id }) => {
        let isClaimed = false;
        const task = await tasks.update(_id, (current) => {
          isClaimed = isCompanion(current);
          return isClaimed ? claim(current, holder) : current;
        });
        return isClaimed ? task : null;
      }),
    );
    return claims.flatMap((one) =>
      one.status === 'fulfilled' && one.value !== null ? [one.value] : [],
    );
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
      // the same round, so a round holds at most one bundle per user and replica.
      await oneByUser(data.userId, async () => {
        const placed = await inRounds(data, { tier, traceparent });
        await Promise.all(placed.map((task) => tasks.insert(task).catch(ignoreDuplicate)));
      });
      // The tasks were inserted before this read, and a tombstone is inserted before its reader looks for tasks.
      // Reads see every acknowledged write, so whichever comes second sees the other.
      if (await isUnwanted(data))
        await Promise.all(
          data.chunks.map(({ chunkId }) => tasks.delete(taskId(data.jobId, chunkId))),
        );
    },

    /** The first waiting task of a tier and its bundle, now running here; empty where none waits. */
    claim: async (queue: TaskQueueName, tier: Tier): Promise<Task[]> => {
      const first = await tasks.claimOne(
        { queue, tier, state: 'waiting' },
        { field: 'round', direction: 1 },
        (task) => claim(task, holder),
      );
      return first ? [first, ...(await claimCompanions(first))] : [];
    },

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
