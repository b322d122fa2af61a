/** Tasks a service runs beside its calls and events. */
export interface BackgroundWork {
  /** Runs a task every `ms`, never twice at once. */
  every(ms: number, task: string, run: () => Promise<unknown>): void;
  /** Runs a task once. */
  runInBackground(task: string, run: () => Promise<unknown>): void;
  /** Starts nothing more, and waits for the tasks that run. */
  stop(): Promise<void>;
}

/** A task that fails is reported by its name, and runs again at its next time. */
export const createBackgroundWork = (
  onError: (task: string, error: unknown) => void,
): BackgroundWork => {
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<unknown>>();
  let isStopped = false;

  const start = (task: string, run: () => Promise<unknown>): Promise<unknown> => {
    const ended = run()
      .catch((error: unknown) => onError(task, error))
      .finally(() => running.delete(ended));
    running.add(ended);
    return ended;
  };

  return {
    runInBackground: (task, run) => void start(task, run),
    every: (ms, task, run) => {
      let isBusy = false;
      const timer = setInterval(() => {
        if (isBusy || isStopped) return;
        isBusy = true;
        void start(task, run).finally(() => {
          isBusy = false;
        });
      }, ms);
      timer.unref();
      timers.add(timer);
    },
    stop: async () => {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.allSettled(running);
    },
  };
};
