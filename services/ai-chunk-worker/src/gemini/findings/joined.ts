/** Both lists, the first one's items before the second's, none twice by `key`; at most `most`, but neither list is cut to less than it had. */
export const joined = <T>(
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
