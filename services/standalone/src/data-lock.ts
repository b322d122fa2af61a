import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { AppError } from '@argint/contracts';

/** Milliseconds a start waits for another one that is taking the lock at the same moment. */
const WAIT_MS = 500;
const SQLITE_BUSY = 5;

/** The locks of this process. A connection that nothing refers to is collected, and its lock ends with it. */
const held = new Set<DatabaseSync>();

/**
 * Keeps a data folder to one product at a time. Returns how to release it. The lock is the operating system's own,
 * on a file that SQLite holds exclusively: it ends with its process, however that ends, and names no process id that
 * another program could have by now. The file stays, because deleting it would let two products lock two files.
 * @throws AppError UNAVAILABLE where another product runs on the folder; `holder` is its process id, where known
 */
export const lockDataDir = (
  file: string,
  dataDir: string,
  holder: () => number | undefined = () => undefined,
): (() => void) => {
  closeSync(openSync(file, 'a', 0o600));
  const lock = new DatabaseSync(file, { timeout: WAIT_MS });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    const pid = holder();
    const by = pid === undefined ? 'another product' : `the product that runs as process ${pid}`;
    throw new AppError(
      'UNAVAILABLE',
      `DATA_DIR ${dataDir} is in use by ${by}. Stop it, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  held.add(lock);
  return () => {
    if (held.delete(lock)) lock.close();
  };
};
