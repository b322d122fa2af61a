import type { DatabaseSync } from 'node:sqlite';

/** Runs synchronous work in one write transaction. Rolls back and rethrows what the work throws. */
export const inTransaction = <R>(db: DatabaseSync, work: () => R): R => {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite may have rolled back by itself (disk full). A second ROLLBACK would hide the cause.
    if (db.isOpen && db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
};
