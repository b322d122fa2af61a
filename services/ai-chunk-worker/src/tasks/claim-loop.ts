import type { Task, TaskQueueName } from './task.ts';
import type { TaskLeases } from './task-leases.ts';
import type { TaskQueue } from './task-queue.ts';
import type { StopReason, TaskRunner } from './task-runner.ts';
import { createTierSchedule } from './tier-schedule.ts';

interface Running {
  /** Tasks of one job that run as one. */
  tasks: readonly [Task, ...Task[]];
  controller: AbortController;
  ended: Promise<void>;
}

export type ClaimLoop = ReturnType<typeof createClaimLoop>;

/** Keeps up to `concurrency` tasks, or bundles, of a queue running, at most `maxSimple` of them of the simple tier. */
export const createClaimLoop = (parts: {
  queue: Pick<TaskQueue, 'claim'>;
  leases: Pick<TaskLeases, 'renew'>;
  run: TaskRunner;
  name: TaskQueueName;
  concurrency: number;
  maxSimple: number;
  onError: (error: unknown) => void;
}) => {
  const { queue, leases, run, name, concurrency, maxSimple, onError } = parts;
  const schedule = createTierSchedule();
  const running = new Set<Running>();
  let draining = false;
  let filling: Promise<void> | undefined;
  let asked = false;

  const launch = (tasks: Running['tasks']): void => {
    const controller = new AbortController();
    const entry: Running = {
      tasks,
      controller,
      ended: run(tasks, controller.signal)
        .catch(onError)
        .finally(() => {
          running.delete(entry);
          void fill().catch(onError);
        }),
    };
    running.add(entry);
  };

  const hasRoomForSimple = (): boolean =>
    [...running].filter(({ tasks }) => tasks[0].tier === 'simple').length < maxSimple;

  const claimNext = async (): Promise<Running['tasks'] | null> => {
    for (const tier of schedule.order()) {
      if (tier === 'simple' && !hasRoomForSimple()) continue;
      const [first, ...companions] = await queue.claim(name, tier);
      if (!first) continue;
      schedule.recordClaim(tier);
      return [first, ...companions];
    }
    return null;
  };

  const claimAll = async (): Promise<void> => {
    while (!draining && running.size < concurrency) {
      asked = false;
      const tasks = await claimNext();
      if (tasks) launch(tasks);
      else if (!asked) return;
    }
  };

  /** Claims what there is room for. Calls made meanwhile make it look once more. */
  const fill = (): Promise<void> => {
    asked = true;
    filling ??= claimAll().finally(() => {
      filling = undefined;
      if (asked && !draining && running.size < concurrency) void fill().catch(onError);
    });
    return filling;
  };

  const stop = (match: (task: Task) => boolean, reason: StopReason): void => {
    for (const { tasks, controller } of running) if (tasks.some(match)) controller.abort(reason);
  };

  return {
    fill,
    stop,
    /** Renews every lease held, and stops the tasks whose lease is lost. */
    renew: async (): Promise<void> => {
      await Promise.all(
        [...running].map(async ({ tasks, controller }) => {
          const held = await Promise.all(tasks.map(leases.renew));
          if (held.includes(false)) controller.abort('lost' satisfies StopReason);
        }),
      );
    },
    /** Tasks that run. */
    inFlight: (): number => [...running].reduce((sum, { tasks }) => sum + tasks.length, 0),
    /** Claims nothing more, and hands back what still runs when `grace` aborts. */
    drain: async (grace: AbortSignal): Promise<void> => {
      draining = true;
      await filling?.catch(onError);
      const handBack = (): void => stop(() => true, 'drained');
      grace.addEventListener('abort', handBack, { once: true });
      if (grace.aborted) handBack();
      await Promise.all([...running].map(({ ended }) => ended));
      grace.removeEventListener('abort', handBack);
    },
  };
};
