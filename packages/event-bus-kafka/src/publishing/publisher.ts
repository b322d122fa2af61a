import type { Topic } from '@argint/contracts';
import type { BusObserver, EventEnvelope } from '@argint/event-bus';
import type { TopicNames } from '../topics/topic-names.ts';
import type { OutgoingRecord } from './send-queue.ts';

/** Characters of an event. The brokers refuse a message of 1 MB or more; events carry ids and counts only. */
const MAX_LENGTH = 250_000;

/**
 * Publishes events. All are serialised before the first is sent.
 * @throws TypeError for an event that cannot be serialised, RangeError for one that is too large
 */
export const createPublisher = (parts: {
  names: TopicNames;
  send(records: readonly OutgoingRecord[]): Promise<void>;
  observer: BusObserver;
}): ((events: readonly EventEnvelope[]) => Promise<void>) => {
  const toRecord = (event: EventEnvelope): OutgoingRecord => {
    const value = JSON.stringify(event);
    if (value.length > MAX_LENGTH) throw new RangeError(`An event of ${event.type} is too large.`);
    return { topic: parts.names.main(event.type), message: { key: event.subject, value } };
  };
  return async (events) => {
    const records = events.map(toRecord);
    if (records.length === 0) return;
    await parts.send(records);
    for (const [topic, list] of Map.groupBy(events, ({ type }) => type as Topic))
      parts.observer.published?.(topic, list.length);
  };
};
