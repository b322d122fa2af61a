import { AppError } from '@argint/contracts';

export interface WorkQueue {
  /** Throws AppError UNAVAILABLE at once where too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T>;
  waiting(): number;
}

/** Runs work in order of arrival, so many at once; bounded, so that a flood is refused instead of queued. */
export const createWorkQueue = (limits: { atOnce: number; waiting: number }): WorkQueue => {
  const queue: (() => void)[] = [];
  let running = 0;
  return {
    waiting: () => queue.length,
    run: async (work) => {
      if (running >= limits.atOnce) {
        if (queue.length >= limits.waiting)
          throw new AppError('UNAVAILABLE', undefined, { details: { retryAfterSeconds: 1 } });
        // Whoever finishes hands over its place, so `running` stays as it is.
        await new Promise<void>((resolve) => queue.push(resolve));
      } else running += 1;
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
};
