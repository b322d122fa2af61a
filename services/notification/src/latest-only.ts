/**
 * Runs work a key at a time; calls for a key that is busy become one run after it. For work that always
 * reads the newest state, so that a burst of events costs two reads and the last one is never missed.
 */
export const latestOnly = (
  work: (key: string) => Promise<void>,
): ((key: string) => Promise<void>) => {
  const busy = new Map<string, { current: Promise<void>; next: Promise<void> | null }>();
  const begin = (key: string): Promise<void> => {
    const current = work(key).finally(() => {
      if (busy.get(key)?.next === null) busy.delete(key);
    });
    busy.set(key, { current, next: null });
    return current;
  };
  return (key) => {
    const slot = busy.get(key);
    if (!slot) return begin(key);
    slot.next ??= slot.current.catch(() => undefined).then(() => begin(key));
    return slot.next;
  };
};
