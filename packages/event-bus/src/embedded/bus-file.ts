import { closeSync, mkdirSync, openSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { AppError } from '@argint/contracts';
import { busFileError } from './bus-file-error.ts';
import {
  BUS_APPLICATION_ID,
  BUS_SCHEMA_VERSION,
  BUS_TABLES,
  SUSPECTS_TABLE,
} from './bus-schema.ts';
import { inTransaction } from './transaction.ts';

/** Two connections of one process on the bus file, and what the file fixes for all. */
export interface BusFile {
  /** synchronous=FULL: what it committed outlives a power cut. */
  publisher: DatabaseSync;
  /** synchronous=NORMAL: a power cut may take its last commits, which only repeats deliveries. */
  consumer: DatabaseSync;
  partitions: number;
  /** Real path, the same for every name of the file. */
  path: string;
  /** Throws where the file was removed or replaced under us. */
  checkInPlace(): void;
  close(): void;
}

const BUSY_MS = 5_000;

const connect = (path: string, synchronous: 'FULL' | 'NORMAL'): DatabaseSync => {
  const db = new DatabaseSync(path, { timeout: BUSY_MS });
  try {
    useWal(db);
    db.exec(`PRAGMA synchronous=${synchronous}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
};

// Two processes that create the file at once may refuse each other the switch without waiting.
const useWal = (db: DatabaseSync, triesLeft = 50): void => {
  try {
    db.exec('PRAGMA journal_mode=WAL');
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== 5 || triesLeft === 0) throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    useWal(db, triesLeft - 1);
  }
};

const pragma = (db: DatabaseSync, name: string): unknown =>
  Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0];

/** Up to this size every page is looked at when opening (0.1 s for 300 MB in the page cache), bytes. */
const CHECKED_BYTES = 256 * 1024 * 1024;

const checkPages = (db: DatabaseSync, path: string): void => {
  if (statSync(path).size > CHECKED_BYTES) return;
  const verdict = pragma(db, 'quick_check(1)');
  if (verdict === 'ok') return;
  throw new AppError('UNAVAILABLE', `The event bus file ${path} cannot be used: it is damaged.`, {
    cause: verdict,
  });
};

const prepareTables = (db: DatabaseSync, path: string, partitions: number): number => {
  const tables = db.prepare('SELECT count(*) AS n FROM sqlite_schema').get() as { n: number };
  if (tables.n === 0) {
    db.exec(BUS_TABLES);
    db.exec(
      `PRAGMA application_id=${BUS_APPLICATION_ID}; PRAGMA user_version=${BUS_SCHEMA_VERSION}`,
    );
    db.prepare("INSERT INTO settings VALUES ('partitions', ?), ('membership', 0)").run(partitions);
  } else if (pragma(db, 'application_id') !== BUS_APPLICATION_ID) {
    throw new AppError('UNAVAILABLE', `${path} cannot be used: it is a database of another kind.`);
  } else if (pragma(db, 'user_version') === 1) {
    db.exec(`${SUSPECTS_TABLE}; PRAGMA user_version=${BUS_SCHEMA_VERSION}`);
  } else if (pragma(db, 'user_version') !== BUS_SCHEMA_VERSION) {
    throw new AppError('UNAVAILABLE', `${path} cannot be used: it was written by another version.`);
  }
  const row = db.prepare("SELECT value FROM settings WHERE name='partitions'").get();
  return (row as { value: number }).value;
};

/** Opens or makes the file (0600). Throws AppError UNAVAILABLE; what is there is never replaced. */
export const openBusFile = (file: string, partitions: number): BusFile => {
  const opened: DatabaseSync[] = [];
  const close = () => opened.forEach((db) => db.isOpen && db.close());
  try {
    mkdirSync(dirname(file), { recursive: true });
    closeSync(openSync(file, 'a', 0o600));
    const path = realpathSync(file);
    const inode = statSync(path).ino;
    const publisher = connect(path, 'FULL');
    opened.push(publisher);
    const fixed = inTransaction(publisher, () => prepareTables(publisher, path, partitions));
    checkPages(publisher, path);
    const consumer = connect(path, 'NORMAL');
    // What is removed is removed from the file as well: registrations name people.
    consumer.exec('PRAGMA secure_delete=ON');
    opened.push(consumer);
    const checkInPlace = () => {
      if (statSync(path, { throwIfNoEntry: false })?.ino === inode) return;
      throw new AppError('UNAVAILABLE', 'The event bus file was removed or replaced while in use.');
    };
    return { publisher, consumer, partitions: fixed, path, checkInPlace, close };
  } catch (error) {
    close();
    throw busFileError(error, `The event bus file ${file}`);
  }
};
