import type { DatabaseSync } from 'node:sqlite';

const undo = (db: DatabaseSync): void => {
  // SQLite may have rolled back by itself (disk full). A second ROLLBACK would hide the cause.
  if (db.isOpen && db.isTransaction) db.exec('ROLLBACK');
};

/** Runs synchronous work in one write transaction. Rolls back and rethrows what the work throws. */
export const inTransaction = <R>(db: DatabaseSync, work: () => R): R => {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    undo(db);
    throw error;
  }
};

/**
 * The same on a connection with synchronous=FULL, but without the flush to the disk: the caller flushes the log before
 * it tells anybody that the work is done.
 */
export const inUnflushedTransaction = <R>(db: DatabaseSync, work: () => R): R => {
  try {
    // Set anew each time, so that whatever else uses the connection keeps its own flushes.
    db.exec('PRAGMA synchronous=NORMAL; BEGIN IMMEDIATE');
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    undo(db);
    throw error;
  } finally {
    if (db.isOpen) db.exec('PRAGMA synchronous=FULL');
  }
};
