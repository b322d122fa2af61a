import type { EventData, Topic } from '@argint/contracts';

/** An event as it travels: CloudEvents 1.0 attribute names; `subject` is the ordering key. */
export interface EventEnvelope<T extends Topic = Topic> {
  specversion: '1.0';
  /** Unique; a redelivery carries the same one. */
  id: string;
  /** Service that published it. */
  source: string;
  /** The topic. */
  type: T;
  /** Ordering key: events of one topic with the same subject are handled in order. */
  subject: string;
  /** ISO 8601 UTC time the event happened. */
  time: string;
  /** W3C trace context of the request that caused it. */
  traceparent?: string;
  data: EventData<T>;
}

/** What a handler learns about this delivery. */
export interface Delivery {
  /** 1 for the first, counted over in-place and parked attempts, and those their process did not outlive. */
  attempt: number;
  /** Aborted when the subscription closes, loses the event's partition, or the attempt took too long; what throws then is delivered again. */
  signal: AbortSignal;
}

/**
 * Resolves when the effect is durable; throwing asks for a retry. Deliveries repeat, and one that was
 * parked comes beside later events of its key: effects are idempotent. Keep it short: it holds up its partition.
 */
export type EventHandler<T extends Topic> = (
  event: EventEnvelope<T>,
  delivery: Delivery,
) => Promise<void>;

/**
 * One of a group's members handles each event; or every replica sees all from now on, remembered nowhere:
 * what still fails after its attempts in place is reported and passed over.
 */
export type Audience = { group: string } | { everyReplica: true };

export interface Subscription {
  /** Stops fetching, aborts the signal and waits, up to the adapter's limit, for the running handler. */
  close(): Promise<void>;
}

/** At-least-once delivery, in order per key, with retry, back-off and dead letters. */
export interface EventBus {
  /** Durable when resolved; all or none of the given events. Throws AppError UNAVAILABLE. */
  publish(events: readonly EventEnvelope[]): Promise<void>;
  /** A new group starts at the topic's beginning, everyReplica at its end. */
  subscribe<T extends Topic>(
    topic: T,
    audience: Audience,
    handler: EventHandler<T>,
  ): Promise<Subscription>;
  /** Throws where the bus cannot be used; for readiness. */
  ping(): Promise<void>;
  /** Closes every subscription, then the bus; running handlers may still publish. Repeatable. */
  close(): Promise<void>;
}

/** What happens on the bus, for metrics; every method may be missing. */
export interface BusObserver {
  published?(topic: Topic, count: number): void;
  /** Once per attempt: `retry` = it comes again. `seconds` is the attempt's own time. */
  handled?(topic: Topic, group: string, outcome: 'ok' | 'retry' | 'dead', seconds: number): void;
}
