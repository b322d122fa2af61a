import type { AggregateSchema, AggregateStore } from '@argint/aggregate-store';
import { checkUndeclared } from '@argint/aggregate-store/adapter';
import { createGroupCommit, createWalTruncation, type Commit } from '@argint/sqlite-file';
import { usingError } from './database-error.ts';
import { openDatabase } from './database-file.ts';
import { declareCollection, type DeclaredCollection } from './declare-collection.ts';
import { sqliteOutbox } from './sqlite-outbox.ts';
import type { Write } from './sqlite-collection.ts';

export interface SqliteStoreOptions {
  /** Created with its folder where missing. `:memory:` is not supported. */
  file: string;
  /** @default the system's clock */
  clock?: () => Date;
  /** Gets errors that no caller awaits, such as those of an outbox listener or `onCommit`. @default ignores them */
  onError?: (error: unknown) => void;
  /**
   * Time after a commit until deleted and replaced data is removed from the write-ahead log, in milliseconds.
   * Longer while another process is reading or writing. @default 10000
   */
  truncateWalMs?: number;
  /** Called after each transaction, for metrics. */
  onCommit?: (commit: Commit) => void;
}

/**
 * A store in one SQLite file, for one or more processes on one machine.
 *
 * @throws AppError UNAVAILABLE where the file is damaged, of another program, of a newer release or out of reach
 */
export const openSqliteStore = (options: SqliteStoreOptions): AggregateStore => {
  const { file, clock = () => new Date(), onError = () => undefined, onCommit } = options;
  const opened = openDatabase(file);
  const { db } = opened;
  const truncation = createWalTruncation(db, options.truncateWalMs ?? 10_000, onError);
  const collections = new Map<string, DeclaredCollection<unknown>>();
  const listeners = new Set<() => void>();

  const guarded = (call: () => void): void => {
    try {
      call();
    } catch (error) {
      onError(error);
    }
  };
  const translate = (error: unknown): unknown => usingError(file, error);
  const read = <T>(run: () => T): T => {
    try {
      return run();
    } catch (error) {
      throw translate(error);
    }
  };
  // Stays true after a transaction that failed: listeners are then called once without need.
  let eventsLeft = false;
  const commit = createGroupCommit(db, {
    translate,
    isolated: true,
    wal: opened.wal,
    onCommit: (done) => {
      truncation.committed();
      guarded(() => onCommit?.(done));
      if (eventsLeft) for (const listener of listeners) guarded(listener);
      eventsLeft = false;
    },
  });
  const write: Write = (run, leavesEvents = () => false) =>
    commit.add(() => {
      const result = run();
      eventsLeft ||= leavesEvents(result);
      return result;
    });
  /** Waits until what was just read cannot be undone by a power failure. */
  const durable = async (): Promise<void> => {
    try {
      await commit.pending();
    } catch (error) {
      throw translate(error);
    }
  };
  const parts = { db, clock, read, write, durable };

  return {
    ...sqliteOutbox(collections, { read, durable }),

    collection<A extends AggregateSchema>(schema: A) {
      const { name } = schema;
      checkUndeclared(collections.keys(), name);
      const declared = declareCollection(parts, schema);
      collections.set(name, declared as DeclaredCollection<unknown>);
      return declared.collection;
    },

    async migrate(options) {
      return [...collections.values()].flatMap((declared) => declared.migrate(options));
    },

    async ready() {
      for (const declared of collections.values()) declared.makeReady();
    },

    async ping() {
      read(() => {
        db.prepare('SELECT count(*) FROM sqlite_master').get();
        opened.checkInPlace();
        const broken = opened.wal.failure();
        if (broken) throw broken;
      });
    },

    async close() {
      if (!db.isOpen) return;
      await commit.flush();
      truncation.stop();
      opened.close();
    },

    onOutbox(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
