import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Topic } from '@argint/contracts';
import type { BusParts } from './bus-parts.ts';
import { createErasing } from './erasing.ts';
import { machineMs } from './system-clock.ts';

/** How long a bus file remembers. */
export interface Retention {
  /** Milliseconds. A group without a living member does not keep its topic's events for longer. */
  eventsMs: number;
  /** Milliseconds. */
  deadLettersMs: number;
  /** Events of these topics are erased, once handled, by an event of the same key on the first one. */
  erasing: Partial<Record<Topic, readonly Topic[]>>;
}

const AT_ONCE = 500;

interface Span {
  topic: string;
  partition: number;
  newest: number;
}
interface Position {
  grp: string;
  seq: number;
}

/**
 * Removes events older than the retention that every group with a living member has passed, events that
 * were erased, and old dead letters; resolves to the number of events removed. Works in small commits.
 * A group that is passed over is reported, and goes on behind what it missed.
 */
export const createPruning = (db: DatabaseSync, parts: BusParts, retention: Retention) => {
  const { commit, ledger, clock, onError } = parts;
  const spans = db.prepare(
    'SELECT topic, partition, max(seq) AS newest FROM events GROUP BY topic, partition',
  );
  const positions = db.prepare('SELECT grp, seq FROM positions WHERE topic=? AND partition=?');
  const remove = db.prepare(`
    DELETE FROM events WHERE seq IN (
      SELECT seq FROM (
        SELECT seq, published_at FROM events WHERE topic=? AND partition=? AND seq<=? ORDER BY seq LIMIT ${AT_ONCE})
      WHERE published_at < ?) RETURNING seq`);
  const moveOn = db.prepare('UPDATE positions SET seq=? WHERE topic=? AND partition=? AND grp=?');
  const deadLetters = db.prepare('DELETE FROM dead_letters WHERE died_at < ?');
  const oldSuspects = db.prepare(`
    DELETE FROM suspects WHERE seq NOT IN (SELECT seq FROM events) AND seq NOT IN (SELECT seq FROM retries)`);
  const erase = createErasing(db, retention.erasing);

  /** One commit's worth of a partition; answers how many went, and which groups missed some. */
  const pruneOnce = ({ topic, partition, newest }: Span, before: number) => {
    const groups = positions.all(topic, partition) as unknown as Position[];
    const now = machineMs();
    const attended = groups.filter(({ grp }) => ledger.isAttended(topic, grp, now));
    // Topics nobody has ever subscribed to as a group are passed by all there are.
    const passed = Math.min(newest, ...attended.map(({ seq }) => seq));
    const gone = remove.all(topic, partition, passed, before).map((row) => row['seq'] as number);
    const last = Math.max(0, ...gone);
    const passedOver = groups.filter(({ seq }) => seq < last).map(({ grp }) => grp);
    for (const grp of passedOver) moveOn.run(last, topic, partition, grp);
    return { removed: gone.length, passedOver };
  };

  return async (): Promise<number> => {
    const now = clock().getTime();
    const missed = new Map<string, { topic: string; group: string }>();
    let removed = await commit.add(() => erase());
    for (const span of spans.all() as unknown as Span[]) {
      let last: ReturnType<typeof pruneOnce>;
      do {
        last = await commit.add(() => pruneOnce(span, now - retention.eventsMs));
        removed += last.removed;
        for (const group of last.passedOver)
          missed.set(`${span.topic} ${group}`, { topic: span.topic, group });
        await nextTurn();
      } while (last.removed === AT_ONCE);
    }
    await commit.add(() => {
      deadLetters.run(now - retention.deadLettersMs);
      oldSuspects.run();
    });
    for (const where of missed.values())
      onError(new Error('GroupPassedOver'), { doing: 'prune', ...where });
    return removed;
  };
};
