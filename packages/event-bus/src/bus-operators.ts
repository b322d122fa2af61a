import type { Topic } from '@argint/contracts';
import type { EventEnvelope } from './event-envelope.ts';

/** How far one group is behind on one topic. */
export interface QueueStats {
  topic: Topic;
  group: string;
  /** Events published and not yet handled or parked. */
  lag: number;
  /** Age in seconds of the oldest event that is neither handled nor dead; 0 when there is none. */
  oldestAgeSeconds: number;
  /** Where this group's failed events of the topic wait for their next attempt. */
  retryTopic: string;
  /** Events that wait in the retry topic. */
  retries: number;
  /** Events the group gave up on. */
  deadLetters: number;
}

/** An event a group gave up on, without its data. */
export interface DeadLetter {
  /** Opaque; unique in the bus. */
  id: string;
  topic: Topic;
  group: string;
  eventId: string;
  /** The event's ordering key. */
  subject: string;
  /** Code or name of the last error, never its message. */
  error: string;
  /** When the group gave up. */
  at: Date;
}

/** A dead letter and its event. */
export interface DeadLetterDetails extends DeadLetter {
  /** Null where the data does not fit the topic's schema: what it holds is then unknown. */
  event: EventEnvelope | null;
}

export interface DeadLetterQuery {
  topic?: Topic;
  group?: string;
  /** @default 100 */
  limit?: number;
}

/** What operators see and do. Replaying and dropping are the only ways out for a dead letter. */
export interface BusOperators {
  /** One row for each topic of each of these groups, sorted by topic and group. @default all groups */
  queues(groups?: readonly string[]): Promise<QueueStats[]>;
  /** Newest first. */
  deadLetters(query?: DeadLetterQuery): Promise<DeadLetter[]>;
  /** Null where there is no such dead letter. */
  deadLetter(id: string): Promise<DeadLetterDetails | null>;
  /** Delivers the event to its group again. False where there is no such dead letter. */
  replay(id: string): Promise<boolean>;
  /** Removes the dead letter for good. False where there is no such dead letter. */
  drop(id: string): Promise<boolean>;
}

/** Name of the place where a group's failed events of a topic wait for their next attempt. */
export const retryTopic = (topic: Topic, group: string): string => `${topic}.${group}.retry`;
