/** A task that a service repeats, as operators see it. */
export interface RepeatedTask {
  task: string;
  everyMs: number;
  /** Null before the first run of this process. */
  startedAt: Date | null;
  /** Null while the first run has not ended. */
  endedAt: Date | null;
  /** Whether the last run that ended has failed. */
  hasFailed: boolean;
}

/** Tasks a service runs beside its calls and events. */
export interface BackgroundWork {
  /** Runs a task every `ms`, never twice at once. */
  every(ms: number, task: string, run: () => Promise<unknown>): void;
  /** Runs a task once. */
  runInBackground(task: string, run: () => Promise<unknown>): void;
  /** The repeated tasks of this process, in the order in which they were added. */
  repeated(): RepeatedTask[];
  /** Runs a repeated task now, unless it runs already. Resolves to whether there is such a task. */
  runNow(task: string): Promise<boolean>;
  /** Starts nothing more, and waits for the tasks that run. */
  stop(): Promise<void>;
}

/** A task that fails is reported by its name, and runs again at its next time. */
export const createBackgroundWork = (
  onError: (task: string, error: unknown) => void,
  clock: () => Date,
): BackgroundWork => {
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<unknown>>();
  const repeats = new Map<string, { state: RepeatedTask; tick: () => Promise<void> }>();
  let isStopped = false;

  /** Resolves to whether the run succeeded. */
  const start = (task: string, run: () => Promise<unknown>): Promise<boolean> => {
    const ended = run()
      .then(() => true)
      .catch((error: unknown) => {
        onError(task, error);
        return false;
      })
      .finally(() => running.delete(ended));
    running.add(ended);
    return ended;
  };

  return {
    runInBackground: (task, run) => void start(task, run),
    every: (ms, task, run) => {
      const state: RepeatedTask = {
        task,
        everyMs: ms,
        startedAt: null,
        endedAt: null,
        hasFailed: false,
      };
      let current: Promise<void> | undefined;
      const once = async (): Promise<void> => {
        state.startedAt = clock();
        state.hasFailed = !(await start(task, run));
        state.endedAt = clock();
        current = undefined;
      };
      const tick = (): Promise<void> => {
        if (isStopped) return Promise.resolve();
        current ??= once();
        return current;
      };
      repeats.set(task, { state, tick });
      const timer = setInterval(() => void tick(), ms);
      timer.unref();
      timers.add(timer);
    },
    repeated: () => [...repeats.values()].map(({ state }) => ({ ...state })),
    runNow: async (task) => {
      const known = repeats.get(task);
      await known?.tick();
      return known !== undefined;
    },
    stop: async () => {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.allSettled(running);
    },
  };
};
