import { AppError } from '@argint/contracts';
import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openingError } from './database-error.ts';

/** 'ArgS': marks the file as ours in its header. */
const APPLICATION_ID = 0x41726753;
/** Layout of tables within the file; raised when a new release cannot be read by an old one. */
const LAYOUT_VERSION = 1;
/** How long a write waits for another process's, milliseconds. */
const BUSY_MS = 5_000;

/** Up to this size every page is looked at when opening (0.1 s for 300 MB in the page cache), bytes. */
const CHECKED_BYTES = 256 * 1024 * 1024;

const pragma = (db: DatabaseSync, name: string): unknown =>
  Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];

const checkPages = (db: DatabaseSync, file: string): void => {
  if (statSync(file).size > CHECKED_BYTES) return;
  const verdict = pragma(db, 'quick_check(1)');
  if (verdict === 'ok') return;
  throw new AppError(
    'UNAVAILABLE',
    `The data file ${file} cannot be used: it is damaged; restore it from a backup.`,
    { cause: verdict },
  );
};

const claim = (db: DatabaseSync, file: string): void => {
  db.exec('BEGIN IMMEDIATE');
  const application = pragma(db, 'application_id');
  const layout = Number(pragma(db, 'user_version'));
  const isEmpty = db.prepare('SELECT 1 FROM sqlite_master LIMIT 1').get() === undefined;
  if (application !== APPLICATION_ID && !(application === 0 && isEmpty)) {
    throw new AppError(
      'UNAVAILABLE',
      `The data file ${file} cannot be used: it was made by another program.`,
    );
  }
  if (layout > LAYOUT_VERSION) {
    throw new AppError(
      'UNAVAILABLE',
      `The data file ${file} cannot be used: it was made by a newer release of this program.`,
    );
  }
  if (application === 0)
    db.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${LAYOUT_VERSION}`);
  db.exec('COMMIT');
};

/**
 * Opens or creates a store's file, readable by its owner only: WAL, synchronous=FULL. Throws AppError
 * UNAVAILABLE with one sentence where the file is damaged, foreign, newer or out of reach; it is never replaced.
 */
export const openDatabase = (file: string): DatabaseSync => {
  let db: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'a', 0o600));
    db = new DatabaseSync(file, { timeout: BUSY_MS });
    // The pragmas are per connection, and synchronous cannot be set inside a transaction.
    db.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA journal_size_limit = 67108864',
    );
    claim(db, file);
    checkPages(db, file);
    return db;
  } catch (error) {
    db?.close();
    throw openingError(file, error);
  }
};
