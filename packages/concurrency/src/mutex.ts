import { createSemaphore, type Semaphore } from './semaphore.ts';

/** Runs one task at a time, in order of arrival, and settles as the task does. */
export type Mutex = <T>(work: () => Promise<T>) => Promise<T>;

/** A mutex; a task that fails does not stop the ones behind it. */
export const createMutex = (): Mutex => {
  const run = createSemaphore({ concurrency: 1 });
  return (work) => run(work);
};

/** Runs one task per key at a time; tasks of different keys run at once. */
export type KeyedMutex = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * A mutex for each key, kept only while the key is in use.
 *
 * @param limits.maxQueued tasks that may wait for one key @default Infinity
 * @throws QueueFullError from the returned function when `maxQueued` tasks wait for the key
 */
export const createKeyedMutex = (limits: { maxQueued?: number } = {}): KeyedMutex => {
  const inUse = new Map<string, { run: Semaphore; users: number }>();
  return async (key, work) => {
    const entry = inUse.get(key) ?? {
      run: createSemaphore({ concurrency: 1, ...limits }),
      users: 0,
    };
    inUse.set(key, entry);
    entry.users += 1;
    try {
      return await entry.run(work);
    } finally {
      entry.users -= 1;
      if (entry.users === 0) inUse.delete(key);
    }
  };
};
