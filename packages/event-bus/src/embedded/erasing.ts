import type { DatabaseSync } from 'node:sqlite';
import type { Topic } from '@argint/contracts';

/**
 * Removes what an event says is to be forgotten: those of the named topics with its key, from the log once
 * every group has passed them, from the parked ones and from the dead letters. Inside a transaction; answers
 * how many went from the log.
 */
export const createErasing = (
  db: DatabaseSync,
  erasing: Partial<Record<Topic, readonly Topic[]>>,
): (() => number) => {
  const keyed = `json_extract(envelope, '$.subject') IN (
    SELECT json_extract(envelope, '$.subject') FROM events WHERE topic=?)`;
  const events = db.prepare(`
    DELETE FROM events WHERE topic=? AND ${keyed} AND seq <= coalesce((
      SELECT min(p.seq) FROM positions p WHERE p.topic=events.topic AND p.partition=events.partition), events.seq)`);
  const parked = db.prepare(`DELETE FROM retries WHERE topic=? AND ${keyed}`);
  const dead = db.prepare(`DELETE FROM dead_letters WHERE topic=? AND ${keyed}`);
  return () => {
    let removed = 0;
    for (const [by, topics] of Object.entries(erasing))
      for (const topic of topics) {
        removed += Number(events.run(topic, by).changes);
        parked.run(topic, by);
        dead.run(topic, by);
      }
    return removed;
  };
};
