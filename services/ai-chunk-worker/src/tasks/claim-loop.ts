import type { Task, TaskQueueName } from './task.ts';
import type { TaskLeases } from './task-leases.ts';
import type { TaskQueue } from './task-queue.ts';
import type { StopReason, TaskRunner } from './task-runner.ts';
import { createTierSchedule } from './tier-schedule.ts';

interface Running {
  /** Tasks of one job that run as one. */
  tasks: readonly [Task, ...Task[]];
  controller: AbortController;
  /** The provider has answered, and the findings are being saved. */
  isAnalysed: boolean;
  ended: Promise<void>;
}

export type ClaimLoop = ReturnType<typeof createClaimLoop>;

/**
 * Keeps up to `concurrency` tasks, or bundles, of a queue at the provider, at most `maxSimple` of them of the simple
 * tier. Its findings are saved while the next one is analysed: those being saved count in `maxInFlight` only.
 */
export const createClaimLoop = (parts: {
  queue: Pick<TaskQueue, 'claim'>;
  leases: Pick<TaskLeases, 'renew'>;
  run: TaskRunner;
  name: TaskQueueName;
  concurrency: number;
  maxSimple: number;
  /** Most tasks, or bundles, that are analysed or saved. @default `concurrency` */
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

  const launch = (tasks: Running['tasks']): void => {
    const controller = new AbortController();
    const onAnalysed = (): void => {
      entry.isAnalysed = true;
      void fill().catch(onError);
    };
    const entry: Running = { tasks, controller, isAnalysed: false, ended: Promise.resolve() };
    running.add(entry);
    entry.ended = run(tasks, controller.signal, onAnalysed)
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
    beingAnalysed().filter(({ tasks }) => tasks[0].tier === 'simple').length < maxSimple;

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
    while (hasRoom()) {
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
      if (asked && hasRoom()) void fill().catch(onError);
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
