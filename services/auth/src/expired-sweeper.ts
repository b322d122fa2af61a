import { eachOf, type Collection } from '@argint/aggregate-store';
import { ACCESS_TAIL_SECONDS } from './sessions/refresh-family.ts';

/**
 * Removes aggregates whose `expiresAt` is past and resolves to their number. One that changed meanwhile, or that has
 * an unpublished event, stays for the next round.
 */
export const sweepExpired = async (
  collection: Pick<Collection<{ expiresAt: Date }>, 'find' | 'delete'>,
  now: Date,
): Promise<number> => {
  let removed = 0;
  const query = {
    where: { expiresAt: { $lte: now } },
    sort: { field: 'expiresAt', direction: 1 },
  } as const;
  for await (const { _id, version, outbox } of eachOf(collection, query, { pageSize: 500 }))
    if (outbox.length === 0 && (await collection.delete(_id, version))) removed += 1;
  return removed;
};

/** Removes sessions as `sweepExpired` does, but none of which an access token may still be valid: it could be revoked. */
export const sweepSessions = (
  families: Parameters<typeof sweepExpired>[0],
  now: Date,
): Promise<number> => sweepExpired(families, new Date(now.getTime() - ACCESS_TAIL_SECONDS * 1_000));
