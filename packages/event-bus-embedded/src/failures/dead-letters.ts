import type { DatabaseSync } from 'node:sqlite';
import type { Topic } from '@argint/contracts';
import {
  decodeEvent,
  type DeadLetter,
  type DeadLetterDetails,
  type DeadLetterQuery,
  type EventEnvelope,
} from '@argint/event-bus';
import type { StoredEvent } from '../file/event-log.ts';

/** Events that groups gave up on. Writers run inside a transaction. Times are epoch milliseconds. */
export interface DeadLetters {
  add(
    topic: string,
    group: string,
    event: StoredEvent & { attempts: number },
    error: string,
    at: number,
  ): void;
  /** Newest first. */
  list(query: DeadLetterQuery): DeadLetter[];
  get(id: string): DeadLetterDetails | null;
  /** Removes a dead letter and parks its event for an attempt at once. False where there is none. */
  replay(id: string): boolean;
  /** False where there is none. */
  drop(id: string): boolean;
}

const DEFAULT_LIMIT = 100;

const toDeadLetter = (row: Record<string, unknown>): DeadLetter => {
  const { id, subject } = JSON.parse(row['envelope'] as string) as Partial<EventEnvelope>;
  return {
    id: String(row['id']),
    topic: row['topic'] as Topic,
    group: row['grp'] as string,
    eventId: String(id),
    subject: String(subject),
    error: row['error'] as string,
    at: new Date(row['died_at'] as number),
  };
};

// Data that does not fit its schema could hold anything, a text included: it is not shown.
const decodeOrNull = (row: Record<string, unknown>): EventEnvelope | null => {
  try {
    return decodeEvent(row['topic'] as Topic, row['envelope'] as string);
  } catch {
    return null;
  }
};

/** The dead letters of one bus file. */
export const createDeadLetters = (db: DatabaseSync): DeadLetters => {
  const add = db.prepare(
    `INSERT INTO dead_letters (topic, grp, seq, partition, attempts, error, died_at, published_at, envelope)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const list = db.prepare(
    `SELECT * FROM dead_letters WHERE (?1 IS NULL OR topic=?1) AND (?2 IS NULL OR grp=?2)
     ORDER BY id DESC LIMIT ?3`,
  );
  const get = db.prepare('SELECT * FROM dead_letters WHERE id=?');
  const park = db.prepare(
    `INSERT OR REPLACE INTO retries (topic, grp, seq, partition, attempts, parked, not_before, published_at, envelope)
     SELECT topic, grp, seq, partition, attempts, 0, 0, published_at, envelope FROM dead_letters WHERE id=?`,
  );
  const drop = db.prepare('DELETE FROM dead_letters WHERE id=?');
  return {
    add: (topic, group, { seq, partition, attempts, publishedAt, envelope }, error, at) => {
      add.run(topic, group, seq, partition, attempts, error, at, publishedAt, envelope);
    },
    list: ({ topic, group, limit = DEFAULT_LIMIT }) =>
      list.all(topic ?? null, group ?? null, limit).map(toDeadLetter),
    get: (id) => {
      const row = get.get(id);
      return row ? { ...toDeadLetter(row), event: decodeOrNull(row) } : null;
    },
    replay: (id) => Number(park.run(id).changes) > 0 && Number(drop.run(id).changes) > 0,
    drop: (id) => Number(drop.run(id).changes) > 0,
  };
};
