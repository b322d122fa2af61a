import type { DatabaseSync } from 'node:sqlite';
import type { StoredEvent } from '../file/event-log.ts';

/** An event that waits in its group's retry topic for another attempt. */
export interface ParkedEvent extends StoredEvent {
  /** Attempts so far. */
  attempts: number;
  /** Times it was parked before. */
  parked: number;
  /** Members whose process ended while they handled it. */
  crashCount: number;
}

/** A group's events that wait for another attempt. Writers run inside a transaction. Times are epoch milliseconds. */
export interface ParkedEvents {
  park(
    topic: string,
    group: string,
    event: Omit<ParkedEvent, 'crashCount'>,
    notBefore: number,
  ): void;
  unpark(topic: string, group: string, seq: number): void;
  /** Oldest first. A time more than `maxDelayMs` ahead was written before the clock moved back: due now. */
  due(topic: string, group: string, now: number, maxDelayMs: number): ParkedEvent[];
}

const DUE_AT_ONCE = 20;

/** The parked events of one bus file. */
export const createParkedEvents = (db: DatabaseSync): ParkedEvents => {
  const park = db.prepare(
    `INSERT OR REPLACE INTO retries (topic, grp, seq, partition, attempts, parked, not_before, published_at, envelope)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const unpark = db.prepare('DELETE FROM retries WHERE topic=? AND grp=? AND seq=?');
  const due = db.prepare(
    `SELECT seq, partition, attempts, parked, published_at AS publishedAt, envelope, coalesce(crashes, 0) AS crashCount
     FROM retries LEFT JOIN crash_counts USING (topic, grp, seq)
     WHERE topic=? AND grp=? AND (not_before <= ? OR not_before > ?) ORDER BY seq LIMIT ${DUE_AT_ONCE}`,
  );
  return {
    park: (topic, group, event, notBefore) => {
      const { seq, partition, attempts, parked, publishedAt, envelope } = event;
      park.run(topic, group, seq, partition, attempts, parked, notBefore, publishedAt, envelope);
    },
    unpark: (topic, group, seq) => void unpark.run(topic, group, seq),
    due: (topic, group, now, maxDelayMs) =>
      due.all(topic, group, now, now + maxDelayMs) as unknown as ParkedEvent[],
  };
};
