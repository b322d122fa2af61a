import type { AggregateSchema, FieldsOf } from '@argint/aggregate-store';
import { documentModel, documentWrites, queryableFields } from '@argint/aggregate-store/adapter';
import type { DatabaseSync } from 'node:sqlite';
import { toDuplicateError } from './database-error.ts';
import { indexDdl } from './index-ddl.ts';
import { sqliteCollection, type SqliteCollection, type Write } from './sqlite-collection.ts';
import { sqliteQuery } from './sqlite-query.ts';
import { sqliteRows, type SqliteRows } from './sqlite-rows.ts';
import { migrateTable, verifyTable } from './sqlite-table.ts';

/** Parts of a store that all its collections share. */
export interface StoreParts {
  db: DatabaseSync;
  /** The current time, for `outboxSince`. */
  clock: () => Date;
  /** Runs a read and translates errors of the database into AppErrors. */
  read: <T>(run: () => T) => T;
  /** Queues a write; resolves to its result when it is durable. */
  write: Write;
  /** Resolves when all that was read before is durable. */
  durable: () => Promise<void>;
}

/** A collection and what the store needs to set it up. */
export interface DeclaredCollection<D> {
  rows: SqliteRows;
  collection: SqliteCollection<D>;
  /** Whether `makeReady` has succeeded. */
  isReady: boolean;
  /** Creates the table and its indexes. Returns what it changed. */
  migrate(options?: { dropUnused?: boolean }): string[];
  /** Verifies that the table and its indexes exist. Until then, reads and writes throw an Error. */
  makeReady(): void;
}

/** Declares the collection of a schema. It does not touch the database until `migrate` or `makeReady`. */
export const declareCollection = <A extends AggregateSchema>(
  parts: StoreParts,
  schema: A,
): DeclaredCollection<FieldsOf<A>> => {
  const { name } = schema;
  const ddl = schema.indexes.map((index) => indexDdl(name, index));
  const rows = sqliteRows(parts.db, name);

  const checkReady = (): void => {
    if (!declared.isReady) throw new Error(`${name}: call ready() before the first use`);
  };
  const collection = sqliteCollection<FieldsOf<A>>({
    name,
    rows,
    query: sqliteQuery(name, rows, queryableFields(schema)),
    writes: documentWrites({ name, model: documentModel(schema), clock: parts.clock }),
    clock: parts.clock,
    durable: parts.durable,
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
          throw toDuplicateError(name, ddl, error) ?? error;
        }
      }, leavesEvents);
    },
  });

  const declared: DeclaredCollection<FieldsOf<A>> = {
    rows,
    collection,
    isReady: false,
    migrate: (options) => parts.read(() => migrateTable(parts.db, name, ddl, options)),
    makeReady() {
      if (!declared.isReady) parts.read(() => verifyTable(parts.db, name, ddl));
      declared.isReady = true;
    },
  };
  return declared;
};
