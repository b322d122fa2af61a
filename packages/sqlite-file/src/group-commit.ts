import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './transaction.ts';

/** One transaction that was made durable. */
export interface Commit {
  writes: number;
  seconds: number;
}

export interface GroupCommitOptions {
  /** Turns what the database throws into what the caller gets. @default the error itself */
  translate?: (error: unknown) => unknown;
  /**
   * Whether a write that throws leaves the other writes of its transaction alone. Only for writes of a single
   * changing statement, since the statements before the one that failed would be committed.
   * @default false: one write that throws undoes and rejects them all
   */
  isolated?: boolean;
  /** Called after each transaction, once its writes have been resolved. */
  onCommit?: (commit: Commit) => void;
}

/** Commits all writes of one turn of the event loop in one transaction, with one flush to the disk. */
export interface GroupCommit {
  /** Resolves to what `write` returned once the transaction is durable. */
  add<R>(write: () => R): Promise<R>;
  /** Commits the waiting writes now. */
  flush(): void;
}

interface Waiting {
  write: () => unknown;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** The group commit of one connection. */
export const createGroupCommit = (
  db: DatabaseSync,
  options: GroupCommitOptions = {},
): GroupCommit => {
  const { translate = (error: unknown) => error, isolated = false, onCommit } = options;
  let waiting: Waiting[] = [];

  /** Runs one write; returns how to settle its caller after the commit. */
  const run = ({ write, resolve, reject }: Waiting): (() => void) => {
    try {
      const result = write();
      return () => resolve(result);
    } catch (error) {
      // A failed constraint undoes its own statement only. A full disk may have rolled back everything.
      if (!isolated || !db.isTransaction) throw error;
      return () => reject(translate(error));
    }
  };

  const flush = (): void => {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    const started = performance.now();
    try {
      const settlements = inTransaction(db, () => batch.map(run));
      for (const settle of settlements) settle();
    } catch (error) {
      const translated = translate(error);
      for (const { reject } of batch) reject(translated);
      return;
    }
    onCommit?.({ writes: batch.length, seconds: (performance.now() - started) / 1_000 });
  };

  return {
    flush,
    add: <R>(write: () => R) =>
      new Promise<R>((resolve, reject) => {
        if (waiting.length === 0) setImmediate(flush);
        waiting.push({ write, resolve: resolve as (value: unknown) => void, reject });
      }),
  };
};
