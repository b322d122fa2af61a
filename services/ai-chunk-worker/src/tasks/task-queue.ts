import { DuplicateError, type Collection, type Condition } from '@argint/aggregate-store';
import type { EventData } from '@argint/contracts';
import {
  bringNear,
  cancel,
  claim,
  newTask,
  taskId,
  type ChunkTask,
  type Lane,
  type Task,
} from './chunk-task.ts';
import { LAST_RETRY_MS } from './failure-policy.ts';
import type { StoppedJob } from './stopped-job.ts';

/** Ended tasks and stopped jobs are remembered this long, in ms: far longer than an event is redelivered. */
const KEEP_MS = 24 * 60 * 60 * 1000;
const PAGE = 100;

export interface TaskCollections {
  tasks: Collection<ChunkTask>;
  stoppedJobs: Collection<StoppedJob>;
}

export type TaskQueue = ReturnType<typeof createTaskQueue>;

/** Tasks coming, being taken and going. */
export const createTaskQueue = (parts: {
  collections: TaskCollections;
  /** Names this start of this process. */
  owner: string;
  leaseMs: number;
  clock: () => Date;
}) => {
  const { owner, leaseMs, clock } = parts;
  const { tasks, stoppedJobs } = parts.collections;

  const claimOf = async (lane: Lane, priority: boolean, limit: number): Promise<Task[]> => {
    const now = clock();
    const { items } = await tasks.find({
      where: { lane, priority, claimableAt: { $lte: now } },
      sort: { field: 'claimableAt', direction: 1 },
      limit,
    });
    const taken: Task[] = [];
    for (const seen of items) {
      const task = await tasks.update(seen._id, (doc) => claim(doc, owner, now, leaseMs));
      if (task?.owner === owner && task.fence === seen.fence + 1) taken.push(task);
    }
    return taken;
  };

  const eachOf = async (
    where: Record<string, Condition>,
    act: (task: Task) => Promise<unknown>,
  ): Promise<void> => {
    let after: string | null = null;
    do {
      const page: { items: Task[]; next: string | null } = await tasks.find({
        where,
        limit: PAGE,
        ...(after === null ? {} : { after }),
      });
      for (const task of page.items) await act(task);
      after = page.next;
    } while (after !== null);
  };

  return {
    /** Repeatable. The task of a stopped job is stored and cancelled. */
    enqueue: async (
      data: EventData<'analysis.chunks.requested'>,
      priority: boolean,
      traceparent: string | null,
    ): Promise<void> => {
      const now = clock();
      try {
        await tasks.insert(newTask(data, { priority, traceparent, now }));
      } catch (error) {
        if (!(error instanceof DuplicateError)) throw error;
      }
      // After the insert, as stopJob marks before it looks: whichever comes second sees the other.
      if (await stoppedJobs.get(data.jobId))
        await tasks.update(taskId(data), (task) => cancel(task, now));
    },

    /** At most `limit` tasks of a lane, those with priority first, then the longest waiting. */
    claim: async (lane: Lane, limit: number): Promise<Task[]> => {
      const urgent = await claimOf(lane, true, limit);
      return urgent.length >= limit
        ? urgent
        : [...urgent, ...(await claimOf(lane, false, limit - urgent.length))];
    },

    /** Cancels the job's tasks, those still to come included. Repeatable. */
    stopJob: async (jobId: string): Promise<void> => {
      const now = clock();
      try {
        await stoppedJobs.insert({ _id: jobId, stoppedAt: now });
      } catch (error) {
        if (!(error instanceof DuplicateError)) throw error;
      }
      await eachOf({ jobId }, ({ _id }) => tasks.update(_id, (task) => cancel(task, now)));
    },

    /** Removes every task of the user. */
    dropUser: (userId: string): Promise<void> => eachOf({ userId }, ({ _id }) => tasks.delete(_id)),

    /** Lets no task wait until a clock that was set back is there again. Repeatable. */
    bringNear: async (): Promise<void> => {
      const now = clock();
      const latest = new Date(now.getTime() + Math.max(leaseMs, LAST_RETRY_MS));
      await eachOf({ claimableAt: { $gt: latest } }, ({ _id }) =>
        tasks.update(_id, (task) => bringNear(task, latest, now, leaseMs)),
      );
    },

    /** Removes tasks that ended a day ago and whose event has left, and jobs stopped then. */
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
