/**
 * Runs `work` for one key at a time. Calls for a key whose work is running are merged into one run after it.
 * For work that reads the newest state: a burst of events costs two reads, and the last state is never missed.
 *
 * @returns a function that resolves to what a run gave that began after the call, and rejects as that run does
 */
export const latestOnly = <R>(work: (key: string) => Promise<R>): ((key: string) => Promise<R>) => {
  const running = new Map<string, { current: Promise<R>; next: Promise<R> | undefined }>();
  const run = (key: string): Promise<R> => {
    const current = work(key).finally(() => {
      if (running.get(key)?.next === undefined) running.delete(key);
    });
    running.set(key, { current, next: undefined });
    return current;
  };
  return (key) => {
    const entry = running.get(key);
    if (entry === undefined) return run(key);
    entry.next ??= entry.current.catch(() => undefined).then(() => run(key));
    return entry.next;
  };
};
