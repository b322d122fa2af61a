import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BusErrorListener } from '@argint/event-bus';
import type { GroupCommit, WalTruncation } from '@argint/sqlite-file';
import type { ConsumerGroupStore } from '../groups/consumer-group-store.ts';
import { machineMs } from '../machine-clock.ts';

/** How long a bus file keeps what it holds, in milliseconds. */
export interface Retention {
  /** Events that a group has not handled are kept as long as the group has a living member. */
  eventsMs: number;
  deadLettersMs: number;
}

export interface PruningParts {
  commit: GroupCommit;
  groups: Pick<ConsumerGroupStore, 'hasLiveMember'>;
  clock: () => Date;
  onError: BusErrorListener;
  wal: Pick<WalTruncation, 'committed' | 'truncate'>;
}

const BATCH = 500;

interface Span {
  topic: string;
  partition: number;
  newest: number;
}
interface Position {
  grp: string;
  seq: number;
}

const prepare = (db: DatabaseSync) => ({
  spans: db.prepare(
    'SELECT topic, partition, max(seq) AS newest FROM events GROUP BY topic, partition',
  ),
  positions: db.prepare('SELECT grp, seq FROM positions WHERE topic=? AND partition=?'),
  remove: db.prepare(`
    DELETE FROM events WHERE seq IN (
      SELECT seq FROM (
        SELECT seq, published_at FROM events WHERE topic=? AND partition=? AND seq<=? ORDER BY seq LIMIT ${BATCH})
      WHERE published_at < ?) RETURNING seq`),
  moveOn: db.prepare('UPDATE positions SET seq=? WHERE topic=? AND partition=? AND grp=?'),
  removeDeadLetters: db.prepare('DELETE FROM dead_letters WHERE died_at < ?'),
  removeCrashCounts: db.prepare(`
    DELETE FROM crash_counts
    WHERE seq NOT IN (SELECT seq FROM events) AND seq NOT IN (SELECT seq FROM retries)`),
});

/**
 * Removes events that are older than the retention and that every group with a living member has
 * handled, and old dead letters. Resolves to the number of events removed. Works in small commits.
 * A group without a member that loses events this way is reported, and continues after them.
 */
export const createPruning = (db: DatabaseSync, parts: PruningParts, retention: Retention) => {
  const { commit, groups, clock, onError, wal } = parts;
  const statements = prepare(db);

  /** Removes one batch of a partition; returns how many events, and the groups that missed some. */
  const pruneBatch = ({ topic, partition, newest }: Span, before: number) => {
    const positions = statements.positions.all(topic, partition) as unknown as Position[];
    const now = machineMs();
    const live = positions.filter(({ grp }) => groups.hasLiveMember(topic, grp, now));
    // A topic that no group consumes counts as handled.
    const handled = Math.min(newest, ...live.map(({ seq }) => seq));
    const removed = statements.remove
      .all(topic, partition, handled, before)
      .map((row) => row['seq'] as number);
    const last = Math.max(0, ...removed);
    const passedOver = positions.filter(({ seq }) => seq < last).map(({ grp }) => grp);
    for (const grp of passedOver) statements.moveOn.run(last, topic, partition, grp);
    return { count: removed.length, passedOver };
  };

  return async (): Promise<number> => {
    const now = clock().getTime();
    const missed = new Map<string, { topic: string; group: string }>();
    let removed = 0;
    for (const span of statements.spans.all() as unknown as Span[]) {
      let batch: ReturnType<typeof pruneBatch>;
      do {
        batch = await commit.add(() => pruneBatch(span, now - retention.eventsMs));
        removed += batch.count;
        for (const group of batch.passedOver)
          missed.set(`${span.topic} ${group}`, { topic: span.topic, group });
        await nextTurn();
      } while (batch.count === BATCH);
    }
    await commit.add(() => {
      statements.removeDeadLetters.run(now - retention.deadLettersMs);
      statements.removeCrashCounts.run();
    });
    // The log may still hold pages with what was removed. While another connection is in the way, it is tried again.
    wal.committed();
    wal.truncate();
    for (const where of missed.values())
      onError(new Error('GroupPassedOver'), { doing: 'prune', ...where });
    return removed;
  };
};
