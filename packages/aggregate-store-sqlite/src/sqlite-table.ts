import { AppError } from '@argint/contracts';
import type { DatabaseSync } from 'node:sqlite';
import { toDuplicateError } from './database-error.ts';
import type { IndexDdl } from './index-ddl.ts';

const outboxDdl = (table: string): { name: string; sql: string } => {
  const name = `${table}.outbox`;
  const sql = `CREATE INDEX "${name}" ON "${table}" (outbox_since) WHERE outbox_since IS NOT NULL`;
  return { name, sql };
};

/** The table's indexes as they are, without those SQLite makes itself. */
const storedIndexes = (db: DatabaseSync, table: string): { name: string; sql: string }[] =>
  db
    .prepare(
      "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL",
    )
    .all(table) as { name: string; sql: string }[];

const createAndDrop = (db: DatabaseSync, table: string, indexes: readonly IndexDdl[]): void => {
  // The document is the last column: the outbox and a version are read without its pages.
  db.exec(
    `CREATE TABLE IF NOT EXISTS "${table}" (_id TEXT PRIMARY KEY NOT NULL, version INTEGER NOT NULL, outbox_since INTEGER, doc TEXT NOT NULL) STRICT`,
  );
  const wanted = [outboxDdl(table), ...indexes].map(({ sql }) => sql);
  const stored = storedIndexes(db, table);
  for (const { name, sql } of stored) if (!wanted.includes(sql)) db.exec(`DROP INDEX "${name}"`);
  const present = new Set(stored.map(({ sql }) => sql));
  for (const sql of new Set(wanted)) if (!present.has(sql)) db.exec(sql);
};

/**
 * Makes table and indexes as declared: creates what is missing, drops indexes no longer declared.
 * Throws AppError UNAVAILABLE where stored documents already break a new unique index.
 */
export const migrateTable = (
  db: DatabaseSync,
  table: string,
  indexes: readonly IndexDdl[],
): void => {
  db.exec('BEGIN IMMEDIATE');
  try {
    createAndDrop(db, table, indexes);
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    const duplicate = toDuplicateError(table, indexes, error);
    if (duplicate === undefined) throw error;
    const fields = duplicate.fields.join(', ');
    throw new AppError(
      'UNAVAILABLE',
      `Stored ${table} share ${fields}, which is now declared unique.`,
      { cause: error },
    );
  }
};

/**
 * Throws AppError UNAVAILABLE, naming the collection and what it lacks, unless table and indexes are as
 * declared. Indexes beyond the declared ones are no fault.
 */
export const verifyTable = (
  db: DatabaseSync,
  table: string,
  indexes: readonly IndexDdl[],
): void => {
  const isThere = db.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?");
  const stored = new Set(storedIndexes(db, table).map(({ sql }) => sql));
  const missing =
    isThere.get(table) === undefined
      ? ['the collection itself']
      : [outboxDdl(table), ...indexes]
          .filter(({ sql }) => !stored.has(sql))
          .map(({ name }) => `the index ${name}`);
  if (missing.length === 0) return;
  throw new AppError(
    'UNAVAILABLE',
    `The stored ${table} lack ${missing.join(', ')}. Run the store's migration before the service.`,
  );
};
