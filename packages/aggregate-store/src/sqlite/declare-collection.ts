import type { Connection, Schema } from 'mongoose';
import type { DatabaseSync } from 'node:sqlite';
import { declaredIndexes } from '../schema/declared-index.ts';
import { documentModel } from '../schema/document-model.ts';
import { indexedField } from '../schema/indexed-field.ts';
import { storedSchema } from '../schema/stored-schema.ts';
import { duplicateOf } from './database-error.ts';
import { indexDdl } from './index-ddl.ts';
import { sqliteCollection, type SqliteCollection } from './sqlite-collection.ts';
import { sqliteQuery } from './sqlite-query.ts';
import { sqliteRows, type SqliteRows } from './sqlite-rows.ts';
import { prepareTable } from './sqlite-table.ts';

/** What a collection shares with the store's others. */
export interface StoreParts {
  db: DatabaseSync;
  /** Compiles models; never connects. */
  connection: Connection;
  clock: () => Date;
  /** Runs a read with the database's errors translated. */
  read: <T>(run: () => T) => T;
  /** Queues a write; resolves when it is durable. */
  write: (run: () => number, leavesEvents?: boolean) => Promise<number>;
}

export interface DeclaredCollection<D> {
  rows: SqliteRows;
  collection: SqliteCollection<D>;
  isReady: boolean;
  /** Makes table and indexes; once is enough. */
  makeReady(): void;
}

/** A collection by its schema. Throws TypeError on a name, field or index the store does not support. */
export const declareCollection = <D>(
  parts: StoreParts,
  name: string,
  schema: Schema,
): DeclaredCollection<D> => {
  // The name is written into statements.
  if (!/^[a-z][A-Za-z0-9]{0,62}$/.test(name))
    throw new TypeError(`${name} is not a collection name`);
  const stored = storedSchema(name, schema);
  const indexes = declaredIndexes(name, stored);
  const ddl = indexes.flatMap((index) => indexDdl(name, index));
  const queryable = [
    indexedField(stored, '_id'),
    ...indexes.flatMap((index) => index.fields.map(({ field }) => field)),
  ];
  const rows = sqliteRows(parts.db, name);

  const checkReady = (): void => {
    if (!declared.isReady) throw new Error(`${name}: call ready() before the first use`);
  };
  const collection = sqliteCollection<D>({
    name,
    rows,
    query: sqliteQuery(name, rows, new Map(queryable.map((field) => [field.path, field]))),
    model: documentModel(parts.connection, name, stored),
    clock: parts.clock,
    read: (run) => {
      checkReady();
      return parts.read(run);
    },
    write: async (run, leavesEvents) => {
      checkReady();
      return parts.write(() => {
        try {
          return run();
        } catch (error) {
          throw duplicateOf(name, ddl, error) ?? error;
        }
      }, leavesEvents);
    },
  });

  const declared: DeclaredCollection<D> = {
    rows,
    collection,
    isReady: false,
    makeReady() {
      if (!declared.isReady) parts.read(() => prepareTable(parts.db, name, ddl));
      declared.isReady = true;
    },
  };
  return declared;
};
