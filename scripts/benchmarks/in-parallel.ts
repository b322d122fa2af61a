/** Does `work` for every item, so many at a time, in order of the list. */
export const inParallel = async <T>(
  atOnce: number,
  items: readonly T[],
  work: (item: T, index: number) => Promise<void>,
): Promise<void> => {
  const left = items.entries();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [index, item] of left) await work(item, index);
    }),
  );
};
