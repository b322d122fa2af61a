import type { DatabaseSync } from 'node:sqlite';
import { AppError } from '@argint/contracts';
import { openSqliteFile, readPragma, type SqliteFile } from '@argint/sqlite-file';
import { DATA_FILE_NAME, DATA_FILE_REASONS } from './database-error.ts';

/** 'ArgS' in ASCII: marks a store's file among other SQLite files. */
const APPLICATION_ID = 0x41726753;
/** Layout of the tables in the file. Raise it when an older release cannot read what a newer one writes. */
const LAYOUT_VERSION = 1;

/** Marks a new file as ours. Refuses a file of another program or of a newer release. */
const claim = (db: DatabaseSync, file: string): void => {
  const application = readPragma(db, 'application_id');
  const isEmpty = db.prepare('SELECT 1 FROM sqlite_master LIMIT 1').get() === undefined;
  if (application !== APPLICATION_ID && !(application === 0 && isEmpty)) {
    throw new AppError(
      'UNAVAILABLE',
      `${DATA_FILE_NAME} ${file} cannot be used: it was made by another program.`,
    );
  }
  if (Number(readPragma(db, 'user_version')) > LAYOUT_VERSION) {
    throw new AppError(
      'UNAVAILABLE',
      `${DATA_FILE_NAME} ${file} cannot be used: it was made by a newer release of this program.`,
    );
  }
  if (application === 0)
    db.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${LAYOUT_VERSION}`);
};

/**
 * Opens or creates a store's file, readable by its owner only: WAL, synchronous=FULL. It is never replaced.
 *
 * @throws AppError UNAVAILABLE with one sentence where the file is damaged, of another program, of a newer
 * release or out of reach
 */
export const openDatabase = (file: string): SqliteFile =>
  openSqliteFile({
    file,
    name: DATA_FILE_NAME,
    reasons: DATA_FILE_REASONS,
    prepare: (db) => claim(db, file),
  });
