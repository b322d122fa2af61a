import type { EventEnvelope } from './event-bus.ts';

/** Events of one aggregate that are stored with it and not yet published, oldest first. */
export interface PendingOutbox {
  collection: string;
  aggregateId: string;
  events: EventEnvelope[];
}

/** Where the relay finds what waits; a store implements it. */
export interface OutboxSource {
  /** Oldest `outboxSince` first, at most `limit` aggregates. */
  pendingOutbox(limit: number): Promise<PendingOutbox[]>;
  /** Removes these events from the aggregate's outbox; unknown ids and a missing aggregate are no error. */
  clearOutbox(collection: string, aggregateId: string, eventIds: readonly string[]): Promise<void>;
  /** Called after each write that left something to publish; returns how to stop. */
  onOutbox(listener: () => void): () => void;
}
