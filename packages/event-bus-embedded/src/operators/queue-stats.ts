import type { DatabaseSync } from 'node:sqlite';
import type { Topic } from '@argint/contracts';
import { retryTopic, type QueueStats } from '@argint/event-bus';

type Times = readonly (number | null)[];

const secondsSinceOldest = (now: number, times: Times): number => {
  const known = times.filter((at) => at !== null);
  return known.length === 0 ? 0 : Math.max(0, (now - Math.min(...known)) / 1_000);
};

/** Reads how far each group is behind, sorted by topic and group. `now` in epoch milliseconds. */
export const createQueueStats = (db: DatabaseSync): ((now: number) => QueueStats[]) => {
  const query = db.prepare(`
    SELECT p.topic, p.grp,
      sum((SELECT count(*) FROM events e WHERE e.topic=p.topic AND e.partition=p.partition AND e.seq>p.seq)) AS lag,
      min((SELECT e.published_at FROM events e WHERE e.topic=p.topic AND e.partition=p.partition AND e.seq>p.seq
           ORDER BY e.seq LIMIT 1)) AS oldest,
      (SELECT min(published_at) FROM retries r WHERE r.topic=p.topic AND r.grp=p.grp) AS oldest_retry,
      (SELECT count(*) FROM retries r WHERE r.topic=p.topic AND r.grp=p.grp) AS retries,
      (SELECT count(*) FROM dead_letters d WHERE d.topic=p.topic AND d.grp=p.grp) AS dead
    FROM positions p GROUP BY p.topic, p.grp ORDER BY p.topic, p.grp`);
  return (now) =>
    query.all().map((row) => {
      const topic = row['topic'] as Topic;
      const group = row['grp'] as string;
      const times = [row['oldest'], row['oldest_retry']] as Times;
      return {
        topic,
        group,
        lag: row['lag'] as number,
        oldestAgeSeconds: secondsSinceOldest(now, times),
        retryTopic: retryTopic(topic, group),
        retries: row['retries'] as number,
        deadLetters: row['dead'] as number,
      };
    });
};
