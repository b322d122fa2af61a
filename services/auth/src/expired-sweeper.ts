import type { Collection } from '@argint/aggregate-store';

/** Aggregates read at once. */
const PAGE = 500;

/**
 * Removes what has an `expiresAt` in the past; one that changed meanwhile, or whose event has not left yet,
 * stays for the next round. Resolves to how many went.
 */
export const sweepExpired = async (
  collection: Pick<Collection<{ expiresAt: Date }>, 'find' | 'delete'>,
  now: Date,
): Promise<number> => {
  let removed = 0;
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof collection.find>> = await collection.find({
      where: { expiresAt: { $lte: now } },
      sort: { field: 'expiresAt', direction: 1 },
      limit: PAGE,
      ...(after === null ? {} : { after }),
    });
    for (const { _id, version, outbox } of page.items)
      if (outbox.length === 0 && (await collection.delete(_id, version))) removed += 1;
    after = page.next;
  } while (after !== null);
  return removed;
};
