import type { Topic } from '@argint/contracts';
import type { BusOperators } from './bus-operators.ts';
import type { EventEnvelope } from './event-envelope.ts';

/** What a handler learns about this delivery. */
export interface Delivery {
  /**
   * Aborted when the subscription closes, loses the event's partition, or the attempt takes too long.
   * The event is delivered again if the handler then throws.
   */
  signal: AbortSignal;
}

/**
 * Resolves when the effect is durable. Throwing asks for a retry. Any event may be delivered more than
 * once, and a repeated or retried event may arrive after newer events of its key, so effects must be
 * idempotent and must not depend on the order of repetitions. A slow handler delays its whole partition.
 */
export type EventHandler<T extends Topic> = (
  event: EventEnvelope<T>,
  delivery: Delivery,
) => Promise<void>;

/** One handler for each topic of interest. */
export type EventHandlers = { [T in Topic]?: EventHandler<T> };

export interface Subscription {
  /** Stops fetching, aborts the signals and waits, up to the adapter's limit, for running handlers. */
  close(): Promise<void>;
}

/** At-least-once delivery, in order of first occurrence per key, with retry, back-off and dead letters. */
export interface EventBus {
  /**
   * Resolves when all events are durable. When it rejects, any part of them may have been published:
   * the caller publishes all of them again. An event that cannot be serialised is refused before
   * anything is sent.
   * @throws AppError UNAVAILABLE
   */
  publish(events: readonly EventEnvelope[]): Promise<void>;
  /**
   * Joins a consumer group: one of its members handles each event. A new group starts at the beginning
   * of its topics. Give all handlers of a group in one call.
   * @throws Error when this bus is already a member of the group
   */
  consume(group: string, handlers: EventHandlers): Promise<Subscription>;
  /**
   * Handles every event published after the promise resolves, in this process. Positions are not
   * stored. An event that still fails after its attempts in place is reported and skipped.
   */
  everyReplica(handlers: EventHandlers): Promise<Subscription>;
  /** For readiness. @throws AppError UNAVAILABLE when the bus cannot be used now */
  ping(): Promise<void>;
  /**
   * Calls the listener once when this bus has failed in a way that only a new process can mend.
   * Returns a function that removes the listener.
   */
  onFatal(listener: (error: unknown) => void): () => void;
  /** What operators need: lag, dead letters, replay. */
  operators: BusOperators;
  /** Closes every subscription, then the bus. Running handlers may still publish. Repeatable. */
  close(): Promise<void>;
}

/** What happens on the bus, for metrics; every method is optional. */
export interface BusObserver {
  published?(topic: Topic, count: number): void;
  /** Once per attempt: `retry` = another attempt follows. `seconds` is the duration of this attempt. */
  handled?(topic: Topic, group: string, outcome: 'ok' | 'retry' | 'dead', seconds: number): void;
}
