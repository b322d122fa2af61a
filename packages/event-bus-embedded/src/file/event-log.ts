import type { DatabaseSync } from 'node:sqlite';
import { keyPartition } from './key-partition.ts';

/** An event of the log. */
export interface StoredEvent {
  seq: number;
  partition: number;
  /** Epoch milliseconds. */
  publishedAt: number;
  envelope: string;
}

/** An event ready to be appended. */
export interface EventLine {
  topic: string;
  key: string;
  envelope: string;
}

/** The events of a bus file, in commit order. */
export interface EventLog {
  /** Call it inside a transaction of the publisher. */
  append(lines: readonly EventLine[], publishedAt: number): void;
  /** Sequence number of the newest event ever published. */
  end(): number;
  /** Partitions with events after `seq`. */
  grown(seq: number): { topic: string; partition: number }[];
  /** Oldest first. */
  read(topic: string, partition: number, after: number, limit: number): StoredEvent[];
}

/**
 * Partitions with events after a position. By itself SQLite would read the whole index of the log for it, for every
 * event; NOT INDEXED leaves it the sequence number, so it reads the new events only.
 */
export const GROWN = 'SELECT DISTINCT topic, partition FROM events NOT INDEXED WHERE seq > ?';

/** The log over the two connections of a bus file. */
export const createEventLog = (
  publisher: DatabaseSync,
  reader: DatabaseSync,
  partitions: number,
): EventLog => {
  const insert = publisher.prepare(
    'INSERT INTO events (topic, partition, published_at, envelope) VALUES (?, ?, ?, ?)',
  );
  const end = reader.prepare("SELECT seq FROM sqlite_sequence WHERE name='events'");
  const grown = reader.prepare(GROWN);
  // A sum, because SQLite 3.49 and later prepare a statement anew each time a plain `LIMIT ?` gets its value.
  const read = reader.prepare(
    'SELECT seq, partition, published_at AS publishedAt, envelope FROM events WHERE topic=? AND partition=? AND seq>? ORDER BY seq LIMIT ? + 0',
  );
  return {
    append: (lines, publishedAt) => {
      for (const { topic, key, envelope } of lines) {
        insert.run(topic, keyPartition(key, partitions), publishedAt, envelope);
      }
    },
    end: () => (end.get() as { seq: number } | undefined)?.seq ?? 0,
    grown: (seq) => grown.all(seq) as unknown as { topic: string; partition: number }[],
    read: (topic, partition, after, limit) =>
      read.all(topic, partition, after, limit) as unknown as StoredEvent[],
  };
};
