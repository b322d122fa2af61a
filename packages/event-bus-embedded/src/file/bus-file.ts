import type { DatabaseSync } from 'node:sqlite';
import { AppError } from '@argint/contracts';
import { openSqliteFile, readPragma, type SqliteFile } from '@argint/sqlite-file';
import { BUS_FILE_NAME, BUS_FILE_REASONS } from './bus-file-error.ts';
import { BUS_APPLICATION_ID, BUS_SCHEMA_VERSION, BUS_TABLES } from './bus-schema.ts';

/** The two connections of a process on the bus file, and the settings stored in the file. */
export interface BusFile extends Pick<SqliteFile, 'path' | 'wal' | 'checkInPlace' | 'close'> {
  /** synchronous=FULL: its commits survive a power failure. */
  publisher: DatabaseSync;
  /** synchronous=NORMAL: a power failure may undo its last commits, which only repeats deliveries. */
  consumer: DatabaseSync;
  partitions: number;
}

/** Makes the tables of a new file. Returns the number of partitions that the file was made with. */
const prepareTables = (db: DatabaseSync, path: string, partitions: number): number => {
  const tables = db.prepare('SELECT count(*) AS n FROM sqlite_schema').get() as { n: number };
  if (tables.n === 0) {
    db.exec(BUS_TABLES);
    db.exec(
      `PRAGMA application_id=${BUS_APPLICATION_ID}; PRAGMA user_version=${BUS_SCHEMA_VERSION}`,
    );
    db.prepare("INSERT INTO settings VALUES ('partitions', ?), ('membership', 0)").run(partitions);
  } else if (readPragma(db, 'application_id') !== BUS_APPLICATION_ID) {
    throw new AppError('UNAVAILABLE', `${path} cannot be used: it is a database of another kind.`);
  } else if (readPragma(db, 'user_version') !== BUS_SCHEMA_VERSION) {
    throw new AppError('UNAVAILABLE', `${path} cannot be used: it was written by another version.`);
  }
  const row = db.prepare("SELECT value FROM settings WHERE name='partitions'").get();
  return (row as { value: number }).value;
};

/** Opens or creates the file (0600). Never replaces what is there. @throws AppError UNAVAILABLE */
export const openBusFile = (file: string, partitions: number): BusFile => {
  let stored = partitions;
  const opened = openSqliteFile({
    file,
    name: BUS_FILE_NAME,
    reasons: BUS_FILE_REASONS,
    prepare: (db) => {
      stored = prepareTables(db, file, partitions);
    },
  });
  const { db: publisher, wal, path, checkInPlace, close } = opened;
  return {
    publisher,
    consumer: opened.connect('NORMAL'),
    partitions: stored,
    path,
    wal,
    checkInPlace,
    close,
  };
};
