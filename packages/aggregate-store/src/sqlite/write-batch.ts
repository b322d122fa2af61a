import type { DatabaseSync } from 'node:sqlite';

/** One transaction that was made durable. */
export interface Commit {
  writes: number;
  seconds: number;
}

interface Write {
  /** Number of rows it changed; runs inside the transaction. */
  run: () => number;
  leavesEvents: boolean;
  resolve: (changes: number) => void;
  reject: (error: unknown) => void;
}

interface BatchHooks {
  /** Translates what a failing database throws. */
  translate: (error: unknown) => unknown;
  committed: (commit: Commit, leftEvents: boolean) => void;
}

/** Group commit: writes asked for in one tick share one transaction and one fsync, each with its own outcome. */
export interface WriteBatch {
  /** Resolves to the rows changed once the transaction is durable. A refused write leaves the others alone. */
  add(run: () => number, leavesEvents?: boolean): Promise<number>;
  /** Commits what waits, now. */
  flush(): void;
}

export const writeBatch = (db: DatabaseSync, hooks: BatchHooks): WriteBatch => {
  let queue: Write[] = [];

  const runAll = (
    writes: readonly Write[],
  ): { write: Write; settle: () => void; left: boolean }[] => {
    db.exec('BEGIN IMMEDIATE');
    const outcomes = writes.map((write) => {
      try {
        const changes = write.run();
        return {
          write,
          settle: () => write.resolve(changes),
          left: changes > 0 && write.leavesEvents,
        };
      } catch (error) {
        // A constraint undoes its own statement only; a full disk may have rolled all of it back.
        if (!db.isTransaction) throw error;
        return { write, settle: () => write.reject(hooks.translate(error)), left: false };
      }
    });
    db.exec('COMMIT');
    return outcomes;
  };

  const flush = (): void => {
    const writes = queue;
    queue = [];
    if (writes.length === 0) return;
    const started = performance.now();
    try {
      const outcomes = runAll(writes);
      for (const { settle } of outcomes) settle();
      const commit = { writes: writes.length, seconds: (performance.now() - started) / 1_000 };
      hooks.committed(
        commit,
        outcomes.some(({ left }) => left),
      );
    } catch (error) {
      if (db.isOpen && db.isTransaction) db.exec('ROLLBACK');
      const translated = hooks.translate(error);
      for (const write of writes) write.reject(translated);
    }
  };

  return {
    flush,
    add: (run, leavesEvents = false) =>
      new Promise((resolve, reject) => {
        if (queue.length === 0) setImmediate(flush);
        queue.push({ run, leavesEvents, resolve, reject });
      }),
  };
};
