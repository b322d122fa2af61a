import type { Task, TaskQueueName } from './task.ts';
import type { TaskLeases } from './task-leases.ts';
import type { TaskQueue } from './task-queue.ts';
import type { StopReason, TaskRunner } from './task-runner.ts';
import { createTierSchedule } from './tier-schedule.ts';

interface Running {
  task: Task;
  controller: AbortController;
  /** The provider has answered, and the findings are being saved. */
  isAnalysed: boolean;
  ended: Promise<void>;
}

export type ClaimLoop = ReturnType<typeof createClaimLoop>;

/**
 * Keeps up to `concurrency` tasks of a queue at the provider, at most `maxSimple` of them of the simple tier. The
 * findings of one are saved while the next is analysed: those being saved count in `maxInFlight` only.
 */
export const createClaimLoop = (parts: {
  queue: Pick<TaskQueue, 'claim'>;
  leases: Pick<TaskLeases, 'renew'>;
  run: TaskRunner;
  name: TaskQueueName;
  concurrency: number;
  maxSimple: number;
  /** Most tasks that are analysed or saved. @default `concurrency` */
  maxInFlight?: number;
  onError: (error: unknown) => void;
}) => {
  const { queue, leases, run, name, concurrency, maxSimple, onError } = parts;
  const maxInFlight = Math.max(concurrency, parts.maxInFlight ?? 0);
  const schedule = createTierSchedule();
  const running = new Set<Running>();
  let draining = false;
  let filling: Promise<void> | undefined;
  let asked = false;

  const launch = (task: Task): void => {
    const controller = new AbortController();
    const onAnalysed = (): void => {
      entry.isAnalysed = true;
      void fill().catch(onError);
    };
    const entry: Running = { task, controller, isAnalysed: false, ended: Promise.resolve() };
    running.add(entry);
    entry.ended = run(task, controller.signal, onAnalysed)
      .catch(onError)
      .finally(() => {
        running.delete(entry);
        void fill().catch(onError);
      });
  };

  const beingAnalysed = (): Running[] => [...running].filter(({ isAnalysed }) => !isAnalysed);
  const hasRoom = (): boolean =>
    !draining && running.size < maxInFlight && beingAnalysed().length < concurrency;
  const hasRoomForSimple = (): boolean =>
    beingAnalysed().filter(({ task }) => task.tier === 'simple').length < maxSimple;

  const claimNext = async (): Promise<Task | null> => {
    for (const tier of schedule.order()) {
      if (tier === 'simple' && !hasRoomForSimple()) continue;
      const task = await queue.claim(name, tier);
      if (!task) continue;
      schedule.recordClaim(tier);
      return task;
    }
    return null;
  };

  const claimAll = async (): Promise<void> => {
    while (hasRoom()) {
      asked = false;
      const task = await claimNext();
      if (task) launch(task);
      else if (!asked) return;
    }
  };

  /** Claims what there is room for. Calls made meanwhile make it look once more. */
  const fill = (): Promise<void> => {
    asked = true;
    filling ??= claimAll().finally(() => {
      filling = undefined;
      if (asked && hasRoom()) void fill().catch(onError);
    });
    return filling;
  };

  const stop = (match: (task: Task) => boolean, reason: StopReason): void => {
    for (const { task, controller } of running) if (match(task)) controller.abort(reason);
  };

  return {
    fill,
    stop,
    /** Renews every lease held, and stops the tasks whose lease is lost. */
    renew: async (): Promise<void> => {
      await Promise.all(
        [...running].map(async ({ task, controller }) => {
          if (!(await leases.renew(task))) controller.abort('lost' satisfies StopReason);
        }),
      );
    },
    /** Tasks that run. */
    inFlight: (): number => running.size,
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
