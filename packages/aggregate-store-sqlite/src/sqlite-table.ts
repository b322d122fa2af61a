import { AppError } from '@argint/contracts';
import type { DatabaseSync } from 'node:sqlite';
import { toDuplicateError } from './database-error.ts';
import type { IndexDdl } from './index-ddl.ts';

const outboxDdl = (table: string): { name: string; sql: string } => {
  const name = `${table}.outbox`;
  const sql = `CREATE INDEX "${name}" ON "${table}" (outbox_since) WHERE outbox_since IS NOT NULL`;
  return { name, sql };
};

const isThere = (db: DatabaseSync, table: string): boolean =>
  db.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(table) !==
  undefined;

/** The table's indexes as they are, without those SQLite makes itself. */
const storedIndexes = (db: DatabaseSync, table: string): { name: string; sql: string }[] =>
  db
    .prepare(
      "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL",
    )
    .all(table) as { name: string; sql: string }[];

const createAndDrop = (
  db: DatabaseSync,
  table: string,
  indexes: readonly IndexDdl[],
  dropUnused: boolean,
): string[] => {
  const isNew = !isThere(db, table);
  // The document is the last column: the outbox and a version are read without its pages.
  db.exec(
    `CREATE TABLE IF NOT EXISTS "${table}" (_id TEXT PRIMARY KEY NOT NULL, version INTEGER NOT NULL, outbox_since INTEGER, doc TEXT NOT NULL) STRICT`,
  );
  const wanted = new Map([outboxDdl(table), ...indexes].map(({ name, sql }) => [sql, name]));
  const stored = storedIndexes(db, table);
  const unused = dropUnused ? stored.filter(({ sql }) => !wanted.has(sql)) : [];
  for (const { name } of unused) db.exec(`DROP INDEX "${name}"`);
  const present = new Set(stored.map(({ sql }) => sql));
  const missing = [...wanted].filter(([sql]) => !present.has(sql));
  for (const [sql] of missing) db.exec(sql);
  return [
    ...(isNew ? [`created the collection ${table}`] : []),
    ...unused.map(({ name }) => `dropped the index ${name}`),
    ...missing.map(([, name]) => `created the index ${name}`),
  ];
};

/**
 * Creates the table and the indexes that are missing; with `dropUnused`, drops indexes no longer declared. Returns
 * what it changed. Throws AppError UNAVAILABLE where stored documents already break a new unique index.
 */
export const migrateTable = (
  db: DatabaseSync,
  table: string,
  indexes: readonly IndexDdl[],
  { dropUnused = false } = {},
): string[] => {
  db.exec('BEGIN IMMEDIATE');
  try {
    const changes = createAndDrop(db, table, indexes, dropUnused);
    db.exec('COMMIT');
    return changes;
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
  const stored = new Set(storedIndexes(db, table).map(({ sql }) => sql));
  const missing = !isThere(db, table)
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
