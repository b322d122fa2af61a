import type { DatabaseSync } from 'node:sqlite';

/**
 * How many processes ended while they handled an event, by topic, group and sequence number. A crash is
 * recorded before the attempt that could cause it, so that an event that kills its handler's process is
 * not tried for ever. Writers run inside a transaction.
 */
export interface CrashCounts {
  crashCount(topic: string, group: string, seq: number): number;
  recordCrash(topic: string, group: string, seq: number): void;
  /** Records a crash for the first event after a position, where there is one. */
  recordCrashAfter(topic: string, group: string, partition: number, position: number): void;
  /** Takes back one recorded crash: the attempt was called off. */
  undoCrash(topic: string, group: string, seq: number): void;
  /** Forgets the count: the event was dealt with. */
  clear(topic: string, group: string, seq: number): void;
}

/** The crash counts of one bus file. */
export const createCrashCounts = (db: DatabaseSync): CrashCounts => {
  const count = db.prepare('SELECT crashes FROM crash_counts WHERE topic=? AND grp=? AND seq=?');
  const record = db.prepare(
    'INSERT INTO crash_counts VALUES (?, ?, ?, 1) ON CONFLICT DO UPDATE SET crashes=crashes+1',
  );
  const next = db.prepare(
    'SELECT seq FROM events WHERE topic=? AND partition=? AND seq>? ORDER BY seq LIMIT 1',
  );
  const undo = db.prepare(
    'UPDATE crash_counts SET crashes=crashes-1 WHERE topic=? AND grp=? AND seq=?',
  );
  const clear = db.prepare('DELETE FROM crash_counts WHERE topic=? AND grp=? AND seq=?');
  return {
    crashCount: (topic, group, seq) =>
      (count.get(topic, group, seq) as { crashes: number } | undefined)?.crashes ?? 0,
    recordCrash: (topic, group, seq) => void record.run(topic, group, seq),
    recordCrashAfter: (topic, group, partition, position) => {
      const event = next.get(topic, partition, position) as { seq: number } | undefined;
      if (event) record.run(topic, group, event.seq);
    },
    undoCrash: (topic, group, seq) => void undo.run(topic, group, seq),
    clear: (topic, group, seq) => void clear.run(topic, group, seq),
  };
};
