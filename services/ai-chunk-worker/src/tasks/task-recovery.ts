import { eachOf, type Collection } from '@argint/aggregate-store';
import { createLeaseObserver } from '@argint/concurrency';
import { markOf, requeue, type Task, type TaskFields } from './task.ts';
import { firstRound } from './task-rounds.ts';

export type TaskRecovery = ReturnType<typeof createTaskRecovery>;

/**
 * Makes tasks waiting again whose lease lapsed or whose delay is over. Both are measured by this replica's own
 * clock from when it first saw the task as it is, so a difference between clocks neither takes a task from a
 * living holder nor delays one.
 */
export const createTaskRecovery = (parts: {
  tasks: Collection<TaskFields>;
  leaseMs: number;
  clock: () => Date;
}) => {
  const { tasks, leaseMs, clock } = parts;
  const observer = createLeaseObserver({ leaseMs, now: () => clock().getTime() });
  const isDue = (task: Task): boolean =>
    observer.hasLapsed(task._id, markOf(task), task.state === 'delayed' ? task.delayMs : leaseMs);

  return {
    /** Starts to measure a delay now, without waiting for the next look at all tasks. */
    observe: (task: Task): void => void isDue(task),

    /** Looks at every task that is running or delayed, in any replica. */
    recover: async (): Promise<void> => {
      const seen = new Set<string>();
      for await (const task of eachOf(tasks, {
        where: { state: { $in: ['running', 'delayed'] } },
      })) {
        seen.add(task._id);
        if (!isDue(task)) continue;
        const round = await firstRound(tasks, task);
        const mark = markOf(task);
        await tasks.update(task._id, (doc) => requeue(doc, mark, { round, now: clock() }));
      }
      observer.retain(seen);
    },
  };
};
