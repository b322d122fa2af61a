/** Runs so many pieces of work at a time, in order of arrival. */
export type Slots = <T>(run: () => Promise<T>, patience: AbortSignal) => Promise<T>;

/** Whoever's patience ends while waiting is rejected with its reason, and its work is never begun. */
export const createSlots = (count: number): Slots => {
  const waiting = new Set<() => void>();
  let free = count;

  const take = (patience: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      patience.throwIfAborted();
      if (free > 0) {
        free -= 1;
        resolve();
        return;
      }
      const leave = (): void => {
        waiting.delete(enter);
        reject(patience.reason as Error);
      };
      const enter = (): void => {
        patience.removeEventListener('abort', leave);
        resolve();
      };
      patience.addEventListener('abort', leave, { once: true });
      waiting.add(enter);
    });

  const give = (): void => {
    const [next] = waiting;
    if (!next) {
      free += 1;
      return;
    }
    waiting.delete(next);
    next();
  };

  return async (run, patience) => {
    await take(patience);
    try {
      return await run();
    } finally {
      give();
    }
  };
};
