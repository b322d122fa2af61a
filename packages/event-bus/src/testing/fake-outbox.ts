import type { EventEnvelope } from '../event-envelope.ts';
import type { OutboxSource, PendingOutbox } from '../outbox.ts';

/** An outbox in memory that several relays may share. Counts how often it was read. */
export const createFakeOutbox = (initial: readonly PendingOutbox[] = []) => {
  const aggregates = new Map(initial.map((each) => [each.aggregateId, each]));
  const listeners = new Set<() => void>();
  let reads = 0;
  const source: OutboxSource = {
    pendingOutbox: async (limit) => {
      reads += 1;
      return [...aggregates.values()].slice(0, limit);
    },
    outboxBacklog: async () => ({
      waiting: aggregates.size,
      oldestSince: aggregates.size > 0 ? new Date(0) : null,
    }),
    clearOutbox: async (_collection, aggregateId, ids) => {
      const known = aggregates.get(aggregateId);
      const events = (known?.events ?? []).filter(({ id }) => !ids.includes(id));
      if (known && events.length > 0) aggregates.set(aggregateId, { ...known, events });
      else aggregates.delete(aggregateId);
    },
    onOutbox: (added) => {
      listeners.add(added);
      return () => listeners.delete(added);
    },
  };
  /** Adds events to an aggregate's outbox and tells the relays. */
  const add = (aggregateId: string, added: readonly EventEnvelope[]) => {
    const events = [...(aggregates.get(aggregateId)?.events ?? []), ...added];
    aggregates.set(aggregateId, { collection: 'essays', aggregateId, events });
    for (const listener of [...listeners]) listener();
  };
  return { source, add, left: () => aggregates.size, reads: () => reads };
};
