import type { DatabaseSync } from 'node:sqlite';
import type { Topic } from '@argint/contracts';
import type { EventEnvelope } from '../event-bus.ts';
import type { StoredEvent } from './event-log.ts';

/** An event that waits beside its partition for another attempt. */
export interface ParkedEvent extends StoredEvent {
  attempts: number;
  /** Times it was parked before. */
  parked: number;
  /** Members that ended while they handled it. */
  deaths: number;
}

/** An event a group gave up on. */
export interface DeadLetter {
  id: number;
  topic: Topic;
  group: string;
  event: EventEnvelope;
  /** Code or name of the last error, never its message. */
  error: string;
  /** 0 where no handler saw it because its payload is not the topic's. */
  attempts: number;
  at: Date;
}

/** Which dead letters to list; newest first, 100 unless told. */
export interface DeadLetterQuery {
  topic?: Topic;
  group?: string;
  limit?: number;
}

/** Parked events and dead letters. Writers run inside a transaction; times are epoch milliseconds. */
export interface FailureStore {
  park(topic: string, group: string, event: Omit<ParkedEvent, 'deaths'>, notBefore: number): void;
  unpark(topic: string, group: string, seq: number): void;
  /** Oldest first. `horizon` is the longest a time may lie ahead: further ones were set by another clock. */
  due(topic: string, group: string, now: number, horizon: number): ParkedEvent[];
  bury(
    topic: string,
    group: string,
    event: Omit<ParkedEvent, 'parked' | 'deaths'>,
    error: string,
    at: number,
  ): void;
  list(query: DeadLetterQuery): DeadLetter[];
  /** Removes a dead letter and parks its event for an attempt at once; false where there is none. */
  revive(id: number): boolean;
}

const LISTED = 100;
const DUE_AT_ONCE = 20;

/** The store on one connection. */
export const createFailureStore = (db: DatabaseSync): FailureStore => {
  const park = db.prepare(
    `INSERT OR REPLACE INTO retries (topic, grp, seq, partition, attempts, parked, not_before, envelope)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const unpark = db.prepare('DELETE FROM retries WHERE topic=? AND grp=? AND seq=?');
  const due = db.prepare(
    `SELECT seq, partition, attempts, parked, envelope, coalesce(deaths, 0) AS deaths
     FROM retries LEFT JOIN suspects USING (topic, grp, seq) WHERE topic=? AND grp=? AND (not_before <= ? OR not_before > ?) ORDER BY seq LIMIT ${DUE_AT_ONCE}`,
  );
  const bury = db.prepare(
    `INSERT INTO dead_letters (topic, grp, seq, partition, attempts, error, died_at, envelope)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const list = db.prepare(
    `SELECT * FROM dead_letters WHERE (?1 IS NULL OR topic=?1) AND (?2 IS NULL OR grp=?2)
     ORDER BY id DESC LIMIT ?3`,
  );
  const revive = db.prepare(
    `INSERT OR REPLACE INTO retries (topic, grp, seq, partition, attempts, parked, not_before, envelope)
     SELECT topic, grp, seq, partition, attempts, 0, 0, envelope FROM dead_letters WHERE id=?`,
  );
  const exhume = db.prepare('DELETE FROM dead_letters WHERE id=?');

  return {
    park: (topic, group, { seq, partition, attempts, parked, envelope }, notBefore) => {
      park.run(topic, group, seq, partition, attempts, parked, notBefore, envelope);
    },
    unpark: (topic, group, seq) => void unpark.run(topic, group, seq),
    due: (topic, group, now, horizon) =>
      due.all(topic, group, now, now + horizon) as unknown as ParkedEvent[],
    bury: (topic, group, { seq, partition, attempts, envelope }, error, at) => {
      bury.run(topic, group, seq, partition, attempts, error, at, envelope);
    },
    list: ({ topic, group, limit }) =>
      list.all(topic ?? null, group ?? null, limit ?? LISTED).map((row) => ({
        id: row['id'] as number,
        topic: row['topic'] as Topic,
        group: row['grp'] as string,
        event: JSON.parse(row['envelope'] as string) as EventEnvelope,
        error: row['error'] as string,
        attempts: row['attempts'] as number,
        at: new Date(row['died_at'] as number),
      })),
    revive: (id) => Number(revive.run(id).changes) > 0 && Number(exhume.run(id).changes) > 0,
  };
};
