/**
 * Runs tasks of one key one after another and those of different keys at once. Updates of one aggregate
 * in one process thereby never conflict with each other, only with other processes.
 */
export const serialByKey = (): (<T>(key: string, task: () => Promise<T>) => Promise<T>) => {
  const tails = new Map<string, Promise<unknown>>();
  return async (key, task) => {
    const before = tails.get(key);
    const result = before === undefined ? task() : before.then(task);
    const tail = result
      .catch(() => undefined)
      .then(() => {
        if (tails.get(key) === tail) tails.delete(key);
      });
    tails.set(key, tail);
    return result;
  };
};
