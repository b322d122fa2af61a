import mongoose from 'mongoose';
import type { AggregateStore } from '../aggregate-store.ts';
import { usingError } from './database-error.ts';
import { openDatabase } from './database-file.ts';
import { declareCollection, type DeclaredCollection } from './declare-collection.ts';
import { sqliteOutbox } from './sqlite-outbox.ts';
import { writeBatch, type Commit } from './write-batch.ts';

export interface SqliteStoreOptions {
  /** Created with its folder where missing; `:memory:` is not supported. */
  file: string;
  /** Default: the system's. */
  clock?: () => Date;
  /** Told what nobody awaits: an outbox listener or onCommit that threw. Default: ignored. */
  onError?: (error: unknown) => void;
  /** After each transaction; for metrics. */
  onCommit?: (commit: Commit) => void;
}

/**
 * A store in one SQLite file, for one or more processes on one machine. Throws AppError UNAVAILABLE where
 * the file is damaged, foreign, made by a newer release or out of reach.
 */
export const openSqliteStore = (options: SqliteStoreOptions): AggregateStore => {
  const { file, clock = () => new Date(), onError = () => undefined, onCommit } = options;
  const db = openDatabase(file);
  const connection = mongoose.createConnection();
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
  const batch = writeBatch(db, {
    translate,
    committed: (commit, leftEvents) => {
      guarded(() => onCommit?.(commit));
      if (leftEvents) for (const listener of listeners) guarded(listener);
    },
  });
  const parts = { db, connection, clock, read, write: batch.add };

  return {
    ...sqliteOutbox(collections, read),

    collection<D>(name: string, schema: mongoose.Schema) {
      // SQLite's table names do not tell case apart.
      const isTaken = [...collections.keys()].some(
        (other) => other.toLowerCase() === name.toLowerCase(),
      );
      if (isTaken) throw new TypeError(`${name} is declared twice`);
      const declared = declareCollection<D>(parts, name, schema);
      collections.set(name, declared as DeclaredCollection<unknown>);
      return declared.collection;
    },

    async ready() {
      for (const declared of collections.values()) declared.makeReady();
    },

    async ping() {
      read(() => db.prepare('SELECT count(*) FROM sqlite_master').get());
    },

    async close() {
      if (!db.isOpen) return;
      batch.flush();
      db.close();
      await connection.destroy();
    },

    onOutbox(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
