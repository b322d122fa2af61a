import type { Collection } from '@argint/aggregate-store';

/** Aggregates removed in one round. */
const BATCH = 500;

/** Removes what has an `expiresAt` in the past; one that changed meanwhile stays. Resolves to how many went. */
export const sweepExpired = async (
  collection: Pick<Collection<{ expiresAt: Date }>, 'find' | 'delete'>,
  now: Date,
): Promise<number> => {
  const { items } = await collection.find({
    where: { expiresAt: { $lte: now } },
    sort: { field: 'expiresAt', direction: 1 },
    limit: BATCH,
  });
  let removed = 0;
  for (const { _id, version, outbox } of items) {
    // An event that has not left yet keeps its aggregate.
    if (outbox.length === 0 && (await collection.delete(_id, version))) removed += 1;
  }
  return removed;
};
