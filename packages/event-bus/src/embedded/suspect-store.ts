import type { DatabaseSync } from 'node:sqlite';

/**
 * Events a member was handling when its process ended, by topic, group and number. Counted before the next
 * attempt, so that what kills its handler's process is not tried for ever. Writers run inside a transaction.
 */
export interface SuspectStore {
  /** How many members ended while they handled it. */
  deaths(topic: string, group: string, seq: number): number;
  /** One more, until `absolve` or `clear` says otherwise. */
  blame(topic: string, group: string, seq: number): void;
  /** Blames the first event after a position, where there is one. */
  blameNext(topic: string, group: string, partition: number, after: number): void;
  /** Takes one back: the attempt was called off. */
  absolve(topic: string, group: string, seq: number): void;
  /** The event was dealt with. */
  clear(topic: string, group: string, seq: number): void;
}

/** The store on one connection. */
export const createSuspectStore = (db: DatabaseSync): SuspectStore => {
  const deaths = db.prepare('SELECT deaths FROM suspects WHERE topic=? AND grp=? AND seq=?');
  const blame = db.prepare(
    'INSERT INTO suspects VALUES (?, ?, ?, 1) ON CONFLICT DO UPDATE SET deaths=deaths+1',
  );
  const next = db.prepare(
    'SELECT seq FROM events WHERE topic=? AND partition=? AND seq>? ORDER BY seq LIMIT 1',
  );
  const absolve = db.prepare(
    'UPDATE suspects SET deaths=deaths-1 WHERE topic=? AND grp=? AND seq=?',
  );
  const clear = db.prepare('DELETE FROM suspects WHERE topic=? AND grp=? AND seq=?');
  return {
    deaths: (topic, group, seq) =>
      (deaths.get(topic, group, seq) as { deaths: number } | undefined)?.deaths ?? 0,
    blame: (topic, group, seq) => void blame.run(topic, group, seq),
    blameNext: (topic, group, partition, after) => {
      const event = next.get(topic, partition, after) as { seq: number } | undefined;
      if (event) blame.run(topic, group, event.seq);
    },
    absolve: (topic, group, seq) => void absolve.run(topic, group, seq),
    clear: (topic, group, seq) => void clear.run(topic, group, seq),
  };
};
