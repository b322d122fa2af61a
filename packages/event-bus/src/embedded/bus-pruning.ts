import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GroupCommit } from './group-commit.ts';

/** How long a bus file remembers, in milliseconds. */
export interface Retention {
  eventsMs: number;
  deadLettersMs: number;
}

const AT_ONCE = 500;

/**
 * Removes events that every group of their topic has passed, and dead letters, once older than the
 * retention; resolves to the number of events removed. Works in small commits.
 */
export const createPruning = (db: DatabaseSync, commit: GroupCommit, retention: Retention) => {
  // Topics nobody has ever subscribed to as a group are passed by all there are.
  const spans = db.prepare(`
    SELECT topic, partition, coalesce(
      (SELECT min(p.seq) FROM positions p WHERE p.topic=e.topic AND p.partition=e.partition), max(e.seq)) AS passed
    FROM events e GROUP BY topic, partition`);
  const events = db.prepare(`
    DELETE FROM events WHERE seq IN (
      SELECT seq FROM (
        SELECT seq, published_at FROM events WHERE topic=? AND partition=? AND seq<=? ORDER BY seq LIMIT ${AT_ONCE})
      WHERE published_at < ?)`);
  const deadLetters = db.prepare('DELETE FROM dead_letters WHERE died_at < ?');

  return async (now: number): Promise<number> => {
    let removed = 0;
    for (const { topic, partition, passed } of spans.all() as unknown as Span[]) {
      let last: number;
      do {
        last = Number(
          (await commit.add(() => events.run(topic, partition, passed, now - retention.eventsMs)))
            .changes,
        );
        removed += last;
        await nextTurn();
      } while (last === AT_ONCE);
    }
    await commit.add(() => deadLetters.run(now - retention.deadLettersMs));
    return removed;
  };
};

interface Span {
  topic: string;
  partition: number;
  passed: number;
}
