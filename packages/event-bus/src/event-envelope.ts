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
