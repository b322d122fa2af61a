/** A place that was given out, or why there was none: the key holds its share, or all places are taken. */
export type Place =
  | { refused: null; release: () => void }
  | { refused: 'share' | 'capacity'; release: null };

export interface FairShare {
  /** Takes a place for a key. Call `release` once when it is free again. */
  take(key: string): Place;
  /** Places that are taken now. */
  taken(): number;
}

/**
 * Divides `capacity` places among keys. A key holds at most `perKey` of them, and never more than are still
 * free: one key alone takes at most half, N busy keys leave a free share of 1/(N+1) for the next. (Dynamic
 * thresholds as in Choudhury and Hahne, 1998, with alpha = 1.)
 *
 * @param options.perKey null, or `capacity` and above: only `capacity` counts, whatever the key
 */
export const createFairShare = (options: {
  capacity: number;
  perKey: number | null;
}): FairShare => {
  const { capacity } = options;
  const perKey = options.perKey ?? capacity;
  const hasShares = perKey < capacity;
  const held = new Map<string, number>();
  let total = 0;

  const release = (key: string): void => {
    total -= 1;
    const left = (held.get(key) ?? 1) - 1;
    if (left > 0) held.set(key, left);
    else held.delete(key);
  };
  return {
    taken: () => total,
    take: (key) => {
      if (total >= capacity) return { refused: 'capacity', release: null };
      const count = held.get(key) ?? 0;
      if (hasShares && count > 0 && count >= Math.min(perKey, capacity - total))
        return { refused: 'share', release: null };
      total += 1;
      held.set(key, count + 1);
      return { refused: null, release: () => release(key) };
    },
  };
};
