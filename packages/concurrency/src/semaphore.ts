import PQueue from 'p-queue';

/** Thrown when a task is refused because too many are waiting already. Edges translate it to UNAVAILABLE. */
export class QueueFullError extends Error {
  constructor(maxQueued: number) {
    super(`more than ${maxQueued} tasks are waiting`);
    this.name = 'QueueFullError';
  }
}

/** Runs a task when a place is free, in order of arrival, and settles as the task does. */
export type Semaphore = <T>(
  work: () => Promise<T>,
  options?: {
    /** Aborting it while the task is queued rejects with its reason; the task never starts. A running task keeps its place. */
    signal?: AbortSignal;
  },
) => Promise<T>;

/**
 * Limits how many tasks run at once.
 *
 * @param limits.concurrency tasks that run at once
 * @param limits.maxQueued tasks that may wait @default Infinity
 * @throws QueueFullError from the returned function when `maxQueued` tasks are waiting
 */
export const createSemaphore = (limits: { concurrency: number; maxQueued?: number }): Semaphore => {
  const { concurrency, maxQueued = Infinity } = limits;
  const queue = new PQueue({ concurrency });

  return async (work, { signal } = {}) => {
    if (queue.pending >= concurrency && queue.size >= maxQueued) {
      throw new QueueFullError(maxQueued);
    }
    if (signal === undefined) return queue.add(work);
    // p-queue would also give up the place of a task that is running, though its work goes on.
    const whileQueued = new AbortController();
    const onAbort = (): void => whileQueued.abort(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    const stopListening = (): void => signal.removeEventListener('abort', onAbort);
    const started = (): ReturnType<typeof work> => {
      stopListening();
      return work();
    };
    return queue.add(started, { signal: whileQueued.signal }).finally(stopListening);
  };
};
