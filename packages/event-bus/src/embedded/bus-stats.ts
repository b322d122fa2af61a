import type { DatabaseSync } from 'node:sqlite';

/** How one group stands on one topic. */
export interface GroupStats {
  topic: string;
  group: string;
  /** Events published and not yet passed. */
  lag: number;
  /** Age of the oldest of them; 0 where there is none. */
  oldestAgeSeconds: number;
  /** Events parked for another attempt. */
  retries: number;
  deadLetters: number;
}

/** Reads how the groups stand, by topic and group name. */
export const createStatsReader = (db: DatabaseSync): ((now: number) => GroupStats[]) => {
  const query = db.prepare(`
    SELECT p.topic, p.grp,
      sum((SELECT count(*) FROM events e WHERE e.topic=p.topic AND e.partition=p.partition AND e.seq>p.seq)) AS lag,
      min((SELECT e.published_at FROM events e WHERE e.topic=p.topic AND e.partition=p.partition AND e.seq>p.seq
           ORDER BY e.seq LIMIT 1)) AS oldest,
      (SELECT count(*) FROM retries r WHERE r.topic=p.topic AND r.grp=p.grp) AS retries,
      (SELECT count(*) FROM dead_letters d WHERE d.topic=p.topic AND d.grp=p.grp) AS dead
    FROM positions p GROUP BY p.topic, p.grp ORDER BY p.topic, p.grp`);
  return (now) =>
    query.all().map((row) => ({
      topic: row['topic'] as string,
      group: row['grp'] as string,
      lag: row['lag'] as number,
      oldestAgeSeconds:
        row['oldest'] === null ? 0 : Math.max(0, (now - (row['oldest'] as number)) / 1000),
      retries: row['retries'] as number,
      deadLetters: row['dead'] as number,
    }));
};
