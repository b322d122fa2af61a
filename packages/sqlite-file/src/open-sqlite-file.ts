import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { AppError } from '@argint/contracts';
import { fileError, unusableFile, type FileNaming } from './file-fault.ts';
import { readPragma } from './pragma.ts';
import { inTransaction } from './transaction.ts';
import { createWalSync, type WalSync } from './wal-sync.ts';

export interface SqliteFileOptions {
  /** Created with its folder where missing, both for their owner only. `:memory:` is not supported. */
  file: string;
  /** What the file is, such as 'The data file': the subject of each sentence about it. */
  name: string;
  /** @default the reasons of this package */
  reasons?: FileNaming['reasons'];
  /**
   * Runs in a write transaction before the pages are checked. It makes what is missing in the file, and throws
   * where the file belongs to somebody else.
   */
  prepare(db: DatabaseSync): void;
}

/** An open file, and its connections. */
export interface SqliteFile {
  /** synchronous=FULL: its commits survive a power failure, except those that a group commit flushes with `wal`. */
  db: DatabaseSync;
  /** The write-ahead log of the file. */
  wal: WalSync;
  /** Real path, the same for every name of the file. */
  path: string;
  /** One more connection. NORMAL: a power failure may undo its last commits. `close` closes it too. */
  connect(synchronous: 'FULL' | 'NORMAL'): DatabaseSync;
  /** @throws AppError UNAVAILABLE where the file was removed or replaced since it was opened */
  checkInPlace(): void;
  /** Closes every connection. Harmless when repeated. */
  close(): void;
}

/** How long a write waits for the write of another connection, in milliseconds. */
const BUSY_MS = 5_000;
/** The log is cut to this size when SQLite starts it anew, in bytes. */
const WAL_BYTES = 64 * 1024 * 1024;
/** Largest file, in bytes, whose pages are all checked when it is opened (0.1 s for 300 MB in the page cache). */
const CHECKED_BYTES = 256 * 1024 * 1024;

/** Makes an empty database in WAL mode at a path where nothing is. */
const writeNewFile = (path: string): void => {
  closeSync(openSync(path, 'wx', 0o600));
  const db = new DatabaseSync(path);
  try {
    db.exec('PRAGMA journal_mode=WAL');
  } finally {
    db.close();
  }
};

/**
 * Makes the file where it is missing. It appears complete, whatever happens meanwhile, so that one of 0 bytes is always
 * one that lost its content. Two processes may do this at once: the second one finds the file of the first.
 */
const createMissing = (file: string): void => {
  if (existsSync(file)) return;
  const made = `${file}.new-${randomUUID()}`;
  try {
    writeNewFile(made);
    linkSync(made, file);
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    // Some file systems have no links.
    if (syscall !== 'link') throw error;
    renameSync(made, file);
  } finally {
    rmSync(made, { force: true });
  }
};

const openConnection = (path: string, synchronous: 'FULL' | 'NORMAL'): DatabaseSync => {
  const db = new DatabaseSync(path, { timeout: BUSY_MS });
  try {
    db.exec('PRAGMA journal_mode=WAL');
    // secure_delete overwrites what is deleted or replaced with zeros, free pages included: people may delete
    // their accounts. Pragmas hold for one connection, and synchronous cannot be set inside a transaction.
    db.exec(
      `PRAGMA synchronous=${synchronous}; PRAGMA journal_size_limit=${WAL_BYTES}; PRAGMA secure_delete=ON`,
    );
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
};

const checkPages = (db: DatabaseSync, path: string, naming: FileNaming): void => {
  if (statSync(path).size > CHECKED_BYTES) return;
  const verdict = readPragma(db, 'quick_check(1)');
  if (verdict !== 'ok') throw unusableFile(naming, 'damaged', verdict);
};

/**
 * Opens or creates a file in WAL mode. It never replaces what is there.
 *
 * @throws AppError UNAVAILABLE with one sentence where the file is damaged, of 0 bytes, no database or out of reach
 */
export const openSqliteFile = (options: SqliteFileOptions): SqliteFile => {
  const { file, name } = options;
  const naming: FileNaming = { name: `${name} ${file}`, reasons: options.reasons ?? {} };
  const opened: DatabaseSync[] = [];
  let wal: WalSync | undefined;
  const close = (): void => {
    wal?.close();
    opened.forEach((db) => db.isOpen && db.close());
  };
  const reportingFaults = <R>(work: () => R): R => {
    try {
      return work();
    } catch (error) {
      close();
      throw fileError(naming, error);
    }
  };

  return reportingFaults(() => {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    createMissing(file);
    const path = realpathSync(file);
    const { ino: inode, size } = statSync(path);
    if (size === 0) throw unusableFile(naming, 'emptied', undefined);
    const connect = (synchronous: 'FULL' | 'NORMAL') =>
      reportingFaults(() => {
        const db = openConnection(path, synchronous);
        opened.push(db);
        return db;
      });
    const db = connect('FULL');
    inTransaction(db, () => options.prepare(db));
    checkPages(db, path, naming);
    const checkInPlace = (): void => {
      if (statSync(path, { throwIfNoEntry: false })?.ino === inode) return;
      throw new AppError('UNAVAILABLE', `${naming.name} was removed or replaced while in use.`);
    };
    wal = createWalSync(path);
    return { db, wal, path, connect, checkInPlace, close };
  });
};
