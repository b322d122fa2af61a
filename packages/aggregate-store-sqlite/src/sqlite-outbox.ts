import type { OutboxSource, PendingOutbox } from '@argint/event-bus';
import type { DeclaredCollection, StoreParts } from './declare-collection.ts';
import { decodeRow } from './sqlite-rows.ts';

/** What waits in the outboxes of a store's collections; before ready() nothing does. */
export const sqliteOutbox = (
  collections: ReadonlyMap<string, DeclaredCollection<unknown>>,
  { read, durable }: Pick<StoreParts, 'read' | 'durable'>,
): Pick<OutboxSource, 'pendingOutbox' | 'outboxBacklog' | 'clearOutbox'> => ({
  async pendingOutbox(limit) {
    const found: { since: number; pending: PendingOutbox }[] = [];
    for (const [collection, { rows, isReady }] of collections) {
      if (!isReady) continue;
      for (const row of read(() => rows.pending(limit))) {
        const { _id: aggregateId, outbox: events } = decodeRow(row);
        found.push({
          since: Number(row.outbox_since),
          pending: { collection, aggregateId, events },
        });
      }
    }
    await durable();
    found.sort((a, b) => a.since - b.since);
    return found.slice(0, limit).map(({ pending }) => pending);
  },

  async outboxBacklog() {
    const found = [...collections.values()]
      .filter(({ isReady }) => isReady)
      .map(({ rows }) => read(() => rows.backlog()));
    const since = found.map(({ oldest }) => oldest).filter((at) => at !== null);
    return {
      waiting: found.reduce((sum, { waiting }) => sum + waiting, 0),
      oldestSince: since.length === 0 ? null : new Date(Math.min(...since)),
    };
  },

  async clearOutbox(collection, aggregateId, eventIds) {
    const declared = collections.get(collection);
    if (declared === undefined) throw new TypeError(`${collection} is not declared`);
    await declared.collection.clearEvents(aggregateId, new Set(eventIds));
  },
});
