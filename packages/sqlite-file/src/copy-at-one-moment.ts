import { statSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@argint/contracts';

/** A database, and the path of its copy, which must not exist. */
export interface FileCopy {
  from: string;
  to: string;
}

export interface CopyOptions {
  /** Called while no file can be written, when every copy has its moment. For tests. */
  whileLocked?: () => void;
  /** How often to try to lock all files, 50 ms apart. @default 600 */
  tries?: number;
}

/** How long one try waits for the write of another process, in milliseconds. Less than a writer waits for us. */
const LOCK_MS = 200;
const PAUSE_MS = 50;
/** Pages copied before other work of this process gets its turn. */
const PAGES_PER_STEP = 1_000;
const SQLITE_BUSY = 5;

const isBusy = (error: unknown): boolean => (error as { errcode?: number }).errcode === SQLITE_BUSY;

const closeAll = (connections: readonly DatabaseSync[]): void =>
  connections.forEach((db) => db.isOpen && db.close());

/**
 * Opens a read transaction on every file while all of them are locked against writes, so that all see the same moment.
 * Undefined if another process is writing: then no lock is kept, because two processes that wait for each other's
 * files would both fail.
 */
const openSnapshots = (
  copies: readonly FileCopy[],
  whileLocked: () => void,
): DatabaseSync[] | undefined => {
  const locks: DatabaseSync[] = [];
  const snapshots: DatabaseSync[] = [];
  try {
    for (const { from } of copies) {
      const lock = new DatabaseSync(from, { timeout: LOCK_MS });
      locks.push(lock);
      lock.exec('BEGIN IMMEDIATE');
    }
    for (const { from } of copies) {
      const snapshot = new DatabaseSync(from, { timeout: LOCK_MS });
      snapshots.push(snapshot);
      // A transaction begins to see the file with its first statement that reads.
      snapshot.exec('BEGIN; SELECT count(*) FROM sqlite_schema');
    }
    whileLocked();
    return snapshots;
  } catch (error) {
    closeAll(snapshots);
    if (isBusy(error)) return undefined;
    throw error;
  } finally {
    closeAll(locks);
  }
};

/**
 * Copies SQLite files as they are at one moment, while other processes write to them. Together the copies are what
 * `kill -9` of all writers at that moment would leave. Writers wait a few milliseconds, until each file has its read
 * transaction; copying does not stop them.
 *
 * @throws AppError UNAVAILABLE if the files cannot be locked together (at the earliest after 30 s), and ENOENT
 */
export const copyAtOneMoment = async (
  copies: readonly FileCopy[],
  { whileLocked = () => undefined, tries = 600 }: CopyOptions = {},
): Promise<void> => {
  // SQLite would create a missing file.
  for (const { from } of copies) statSync(from);
  let snapshots: DatabaseSync[] | undefined;
  for (let left = tries; snapshots === undefined; left -= 1) {
    if (left === 0)
      throw new AppError('UNAVAILABLE', 'The databases are being written all the time. Try again.');
    snapshots = openSnapshots(copies, whileLocked);
    if (snapshots === undefined) await pause(PAUSE_MS);
  }
  try {
    for (const [i, { to }] of copies.entries()) {
      const snapshot = snapshots[i];
      if (snapshot) await backup(snapshot, to, { rate: PAGES_PER_STEP });
    }
  } finally {
    closeAll(snapshots);
  }
};
