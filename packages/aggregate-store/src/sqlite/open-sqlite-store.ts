import mongoose, { type Schema } from 'mongoose';
import type { EventEnvelope } from '@argint/event-bus';
import type { AggregateStore, Collection } from '../aggregate-store.ts';
import { declaredIndexes } from '../schema/declared-index.ts';
import { documentModel } from '../schema/document-model.ts';
import { indexedField } from '../schema/indexed-field.ts';
import { storedSchema } from '../schema/stored-schema.ts';
import { duplicateOf, usingError } from './database-error.ts';
import { openDatabase } from './database-file.ts';
import { indexDdl, type IndexDdl } from './index-ddl.ts';
import { sqliteCollection, type SqliteCollection } from './sqlite-collection.ts';
import { sqliteQuery } from './sqlite-query.ts';
import { decodeRow, sqliteRows, type SqliteRows } from './sqlite-rows.ts';
import { prepareTable } from './sqlite-table.ts';
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

interface Declared {
  rows: SqliteRows;
  indexes: IndexDdl[];
  collection: SqliteCollection<unknown>;
  isReady: boolean;
}

/**
 * A store in one SQLite file, for one or more processes on one machine. Throws AppError UNAVAILABLE where
 * the file is damaged, foreign, made by a newer release or out of reach.
 */
export const openSqliteStore = (options: SqliteStoreOptions): AggregateStore => {
  const { file, clock = () => new Date(), onError = () => undefined, onCommit } = options;
  const db = openDatabase(file);
  // Never connects: it only compiles models.
  const connection = mongoose.createConnection();
  const declared = new Map<string, Declared>();
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
  return {
    collection<D>(name: string, schema: Schema): Collection<D> {
      if (!/^[a-z][A-Za-z0-9]{0,62}$/.test(name))
        throw new TypeError(`${name} is not a collection name`);
      if (declared.has(name)) throw new TypeError(`${name} is declared twice`);
      const stored = storedSchema(name, schema);
      const declaredIx = declaredIndexes(name, stored);
      const indexes = declaredIx.flatMap((index) => indexDdl(name, index));
      const fields = new Map(
        [
          indexedField(stored, '_id'),
          ...declaredIx.flatMap((index) => index.fields.map(({ field }) => field)),
        ].map((field) => [field.path, field]),
      );
      const rows = sqliteRows(db, name);
      const checkReady = (): void => {
        if (declared.get(name)?.isReady !== true)
          throw new Error(`${name}: call ready() before the first use`);
      };
      const collection = sqliteCollection<D>({
        name,
        rows,
        query: sqliteQuery(name, rows, fields),
        model: documentModel(connection, name, stored),
        clock,
        read: (run) => (checkReady(), read(run)),
        write: async (run, leavesEvents) => {
          checkReady();
          return batch.add(() => {
            try {
              return run();
            } catch (error) {
              throw duplicateOf(name, indexes, error) ?? error;
            }
          }, leavesEvents);
        },
      });
      declared.set(name, {
        rows,
        indexes,
        collection: collection as SqliteCollection<unknown>,
        isReady: false,
      });
      return collection;
    },

    async ready() {
      for (const [name, entry] of declared) {
        if (!entry.isReady) read(() => prepareTable(db, name, entry.indexes));
        entry.isReady = true;
      }
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

    async pendingOutbox(limit) {
      const pending = [...declared]
        .filter(([, { isReady }]) => isReady)
        .flatMap(([collection, { rows }]) =>
          read(() => rows.pending(limit)).map((row) => ({ collection, row })),
        );
      pending.sort((a, b) => Number(a.row.outbox_since) - Number(b.row.outbox_since));
      return pending.slice(0, limit).map(({ collection, row }) => ({
        collection,
        aggregateId: row._id,
        events: decodeRow(row).outbox,
      }));
    },

    async clearOutbox(collection, aggregateId, eventIds) {
      const entry = declared.get(collection);
      if (entry === undefined) throw new TypeError(`${collection} is not declared`);
      await entry.collection.updateUnchecked(aggregateId, (doc) => {
        const outbox = doc.outbox.filter((event: EventEnvelope) => !eventIds.includes(event.id));
        return outbox.length === doc.outbox.length ? doc : { ...doc, outbox };
      });
    },

    onOutbox(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
