import { createWorkQueue, type WorkQueue } from '../passwords/work-queue.ts';

/** Most that wait for one key. */
const MAX_WAITING = 64;

/** Runs work of one key one after the other, of different keys at once. Throws AppError UNAVAILABLE where too many wait. */
export const createKeyedQueue = (): (<T>(key: string, work: () => Promise<T>) => Promise<T>) => {
  const queues = new Map<string, { queue: WorkQueue; users: number }>();
  return async (key, work) => {
    const entry = queues.get(key) ?? {
      queue: createWorkQueue({ atOnce: 1, waiting: MAX_WAITING }),
      users: 0,
    };
    queues.set(key, entry);
    entry.users += 1;
    try {
      return await entry.queue.run(work);
    } finally {
      entry.users -= 1;
      if (entry.users === 0) queues.delete(key);
    }
  };
};
