import { AppError } from '@argint/contracts';
import type { DatabaseSync } from 'node:sqlite';
import { duplicateOf } from './database-error.ts';
import type { IndexDdl } from './index-ddl.ts';

const createMissing = (db: DatabaseSync, table: string, indexes: readonly IndexDdl[]): void => {
  // The document stands last: the outbox and a version are read without touching its pages.
  db.exec(
    `CREATE TABLE IF NOT EXISTS "${table}" (_id TEXT PRIMARY KEY NOT NULL, version INTEGER NOT NULL, outbox_since INTEGER, doc TEXT NOT NULL) STRICT`,
  );
  const outbox = `CREATE INDEX "${table}.outbox" ON "${table}" (outbox_since) WHERE outbox_since IS NOT NULL`;
  const wanted = [outbox, ...indexes.map(({ sql }) => sql)];
  const existing = db
    .prepare(
      "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL",
    )
    .all(table) as { name: string; sql: string }[];
  for (const { name, sql } of existing) if (!wanted.includes(sql)) db.exec(`DROP INDEX "${name}"`);
  const present = new Set(existing.map(({ sql }) => sql));
  for (const sql of new Set(wanted)) if (!present.has(sql)) db.exec(sql);
};

/**
 * Makes table and indexes as declared: creates what is missing, drops indexes no longer declared.
 * Throws AppError UNAVAILABLE where stored documents already break a new unique index.
 */
export const prepareTable = (
  db: DatabaseSync,
  table: string,
  indexes: readonly IndexDdl[],
): void => {
  db.exec('BEGIN IMMEDIATE');
  try {
    createMissing(db, table, indexes);
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    const duplicate = duplicateOf(table, indexes, error);
    if (duplicate === undefined) throw error;
    const fields = duplicate.fields.join(', ');
    throw new AppError(
      'UNAVAILABLE',
      `Stored ${table} share ${fields}, which is now declared unique.`,
      { cause: error },
    );
  }
};
