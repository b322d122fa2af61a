import type { EventEnvelope } from './event-envelope.ts';

/** Events of one aggregate that are stored with it and not yet published, oldest first. */
export interface PendingOutbox {
  collection: string;
  aggregateId: string;
  events: EventEnvelope[];
}

/** How much waits in the outboxes of a store. */
export interface OutboxBacklog {
  /** Aggregates with events that are not published yet. */
  waiting: number;
  /** Since when the oldest of them waits; null where none does. */
  oldestSince: Date | null;
}

/** Where the relay finds events to publish. A store implements it. */
export interface OutboxSource {
  /** Oldest `outboxSince` first, at most `limit` aggregates. */
  pendingOutbox(limit: number): Promise<PendingOutbox[]>;
  /** For metrics and operators. */
  outboxBacklog(): Promise<OutboxBacklog>;
  /** Removes these events from the aggregate's outbox. Unknown ids and a missing aggregate are not errors. */
  clearOutbox(collection: string, aggregateId: string, eventIds: readonly string[]): Promise<void>;
  /** Calls the listener after each write that left something to publish. Returns a function that removes it. */
  onOutbox(listener: () => void): () => void;
}
