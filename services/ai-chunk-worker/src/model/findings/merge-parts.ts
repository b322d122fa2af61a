/**
 * Joins two lists in order, without items whose `key` repeats. The result has at most `most` items, or as many as the
 * longer list.
 */
export const mergeParts = <T>(
  first: readonly T[],
  second: readonly T[] | undefined,
  most: number,
  key: (item: T) => unknown = (item) => item,
): T[] => {
  const seen = new Map<unknown, T>();
  for (const item of [...first, ...(second ?? [])])
    if (!seen.has(key(item))) seen.set(key(item), item);
  return [...seen.values()].slice(0, Math.max(most, first.length, second?.length ?? 0));
};
