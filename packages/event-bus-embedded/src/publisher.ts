import type { Topic } from '@argint/contracts';
import type { BusObserver, EventEnvelope } from '@argint/event-bus';
import type { EventLog } from './file/event-log.ts';
import type { GroupCommit } from '@argint/sqlite-file';

const countByTopic = (events: readonly EventEnvelope[]): Map<Topic, number> => {
  const counts = new Map<Topic, number>();
  for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
};

/** Appends events to the log in one commit. Resolves when they are durable. */
export const createPublisher =
  (parts: {
    log: Pick<EventLog, 'append'>;
    commit: GroupCommit;
    clock: () => Date;
    observer: BusObserver;
    onPublished(): void;
  }): ((events: readonly EventEnvelope[]) => Promise<void>) =>
  async (events) => {
    if (events.length === 0) return;
    // An event that cannot be serialised throws here, before anything is written.
    const lines = events.map((event) => ({
      topic: event.type,
      key: event.subject,
      envelope: JSON.stringify(event),
    }));
    const publishedAt = parts.clock().getTime();
    await parts.commit.add(() => parts.log.append(lines, publishedAt));
    for (const [topic, count] of countByTopic(events)) parts.observer.published?.(topic, count);
    parts.onPublished();
  };
