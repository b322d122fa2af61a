import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { inTransaction, inUnflushedTransaction } from './transaction.ts';
import type { WalSync } from './wal-sync.ts';

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
   * changing statement, or of several in an order in which any number of the first ones may stand alone, since the
   * statements before the one that failed would be committed.
   * @default false: one write that throws undoes and rejects them all
   */
  isolated?: boolean;
  /**
   * The log of the database, whose connection has synchronous=FULL. The event loop then goes on while the disk is
   * flushed, and what is added meanwhile shares the next transaction.
   * @default SQLite flushes as the connection says, and everything waits for it
   */
  wal?: WalSync;
  /** Called after each transaction, once its writes have been resolved. */
  onCommit?: (commit: Commit) => void;
}

/** Commits all writes of one turn of the event loop in one transaction, with one flush to the disk. */
export interface GroupCommit {
  /** Resolves to what `write` returned once the transaction is durable. */
  add<R>(write: () => R): Promise<R>;
  /**
   * Resolves once all that this connection can read now is durable, whichever process wrote it; undefined where it is
   * already. A reader that waits for it never acts on something that a power failure may undo.
   */
  pending(): Promise<unknown> | undefined;
  /** Commits the waiting writes. Resolves once they are settled; without `wal` they are when it returns. */
  flush(): Promise<void>;
}

interface Waiting {
  write: () => unknown;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** What a connection can read that may not be on the disk yet. */
const createVisibleSync = (db: DatabaseSync, wal: WalSync | undefined) => {
  const running = new Set<Promise<void>>();
  let readVersion: StatementSync | undefined;
  let readChanges: StatementSync | undefined;
  let seen: unknown;
  let changes: unknown;

  const sync = (log: WalSync): Promise<void> => {
    const ended = log.sync().finally(() => running.delete(ended));
    running.add(ended);
    return ended;
  };
  const pending = (): Promise<unknown> | undefined => {
    if (!wal) return undefined;
    // Another value after each commit of another connection, and none after our own.
    readVersion ??= db.prepare('PRAGMA data_version');
    const version = readVersion.get()?.['data_version'];
    if (version !== seen) sync(wal).catch(() => undefined);
    seen = version;
    return running.size === 0 ? undefined : Promise.all(running);
  };
  return {
    pending,
    /** Call it after each commit. Resolves once it is durable; undefined where that is so already. */
    committed: (): Promise<unknown> | undefined => {
      if (!wal) return undefined;
      readChanges ??= db.prepare('SELECT total_changes() AS n');
      const count = readChanges.get()?.['n'];
      const hasChanged = count !== changes;
      changes = count;
      // A claim that finds nothing writes nothing, but what it saw may be new.
      return hasChanged ? sync(wal) : pending();
    },
  };
};

/** The group commit of one connection. */
export const createGroupCommit = (
  db: DatabaseSync,
  options: GroupCommitOptions = {},
): GroupCommit => {
  const { translate = (error: unknown) => error, isolated = false, wal, onCommit } = options;
  let waiting: Waiting[] = [];
  /** Ends when the writes of the last transaction are settled. */
  let flushing: Promise<void> | undefined;
  const visible = createVisibleSync(db, wal);

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

  const commitBatch = (): void => {
    const batch = waiting;
    waiting = [];
    const started = performance.now();
    const done = (settlements: readonly (() => void)[]): void => {
      for (const settle of settlements) settle();
      onCommit?.({ writes: batch.length, seconds: (performance.now() - started) / 1_000 });
    };
    const failed = (error: unknown): void => {
      const translated = translate(error);
      for (const { reject } of batch) reject(translated);
    };
    const work = (): (() => void)[] => batch.map(run);
    let settlements: (() => void)[];
    try {
      const broken = wal?.failure();
      if (broken) throw broken;
      settlements = wal ? inUnflushedTransaction(db, work) : inTransaction(db, work);
    } catch (error) {
      failed(error);
      return;
    }
    const durable = visible.committed();
    if (!durable) {
      done(settlements);
      return;
    }
    flushing = durable.then(() => done(settlements), failed);
    void flushing.finally(() => {
      flushing = undefined;
      // Not in this turn: those whose writes were settled may have more to add.
      if (waiting.length > 0) setImmediate(commitWaiting);
    });
  };

  const commitWaiting = (): void => {
    // Whatever comes while the disk is flushed goes into the next transaction.
    if (flushing === undefined && waiting.length > 0) commitBatch();
  };

  const flush = async (): Promise<void> => {
    commitWaiting();
    while (flushing !== undefined) {
      await flushing;
      commitWaiting();
    }
  };

  return {
    flush,
    pending: visible.pending,
    add: <R>(write: () => R) =>
      new Promise<R>((resolve, reject) => {
        if (waiting.length === 0 && flushing === undefined) setImmediate(commitWaiting);
        waiting.push({ write, resolve: resolve as (value: unknown) => void, reject });
      }),
  };
};
