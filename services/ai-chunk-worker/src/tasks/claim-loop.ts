import type { Lane, Task } from './chunk-task.ts';
import type { TaskLeases } from './task-lease.ts';
import type { TaskQueue } from './task-queue.ts';
import type { StopReason, TaskRunner } from './task-runner.ts';

interface Running {
  task: Task;
  controller: AbortController;
  ended: Promise<void>;
}

export type ClaimLoop = ReturnType<typeof createClaimLoop>;

/** Keeps up to `concurrency` tasks of a lane running for as long as there are any. */
export const createClaimLoop = (parts: {
  queue: Pick<TaskQueue, 'claim'>;
  leases: Pick<TaskLeases, 'renew'>;
  run: TaskRunner;
  lane: Lane;
  concurrency: number;
  onError: (error: unknown) => void;
}) => {
  const { queue, leases, run, lane, concurrency, onError } = parts;
  const running = new Set<Running>();
  let draining = false;
  let turn: Promise<void> | undefined;
  let asked = false;

  const launch = (task: Task): void => {
    const controller = new AbortController();
    const entry: Running = {
      task,
      controller,
      ended: run(task, controller.signal)
        .catch(onError)
        .finally(() => {
          running.delete(entry);
          void fill().catch(onError);
        }),
    };
    running.add(entry);
  };

  const takeAll = async (): Promise<void> => {
    do {
      asked = false;
      const free = concurrency - running.size;
      if (draining || free <= 0) return;
      for (const task of await queue.claim(lane, free)) {
        launch(task);
        asked = true;
      }
    } while (asked);
  };

  /** Takes what is there to take; one turn at a time, and one more for whoever asks meanwhile. */
  const fill = (): Promise<void> => {
    asked = true;
    turn ??= takeAll().finally(() => {
      turn = undefined;
      if (asked) void fill().catch(onError);
    });
    return turn;
  };

  const stop = (match: (task: Task) => boolean, reason: StopReason): void => {
    for (const { task, controller } of running) if (match(task)) controller.abort(reason);
  };

  return {
    fill,
    stop,
    /** Puts off the end of every lease held; stops the tasks whose lease is lost. */
    renew: async (): Promise<void> => {
      await Promise.all(
        [...running].map(async ({ task, controller }) => {
          if (!(await leases.renew(task))) controller.abort('lost' satisfies StopReason);
        }),
      );
    },
    inFlight: (): number => running.size,
    /** Takes nothing more; after `grace` aborts, what still runs is handed back. */
    drain: async (grace: AbortSignal): Promise<void> => {
      draining = true;
      await turn?.catch(onError);
      const handBack = (): void => stop(() => true, 'drained');
      grace.addEventListener('abort', handBack, { once: true });
      if (grace.aborted) handBack();
      await Promise.all([...running].map(({ ended }) => ended));
      grace.removeEventListener('abort', handBack);
    },
  };
};
