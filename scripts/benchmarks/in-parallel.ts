import { createSemaphore } from '@argint/concurrency';

/** Does `work` for every item, `concurrency` at a time, in the order of the list. Rejects as the first failure does. */
export const inParallel = async <T>(
  concurrency: number,
  items: readonly T[],
  work: (item: T, index: number) => Promise<void>,
): Promise<void> => {
  const run = createSemaphore({ concurrency });
  await Promise.all(items.map((item, index) => run(() => work(item, index))));
};
