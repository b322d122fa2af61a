import { closeSync, fdatasync, openSync } from 'node:fs';

/** Flushes a write-ahead log to the disk. */
export interface WalSync {
  /**
   * Resolves once everything that was written to the log before the call is on the disk. The event loop goes on
   * meanwhile. After one failure every call rejects with it: nobody knows then what the disk holds.
   */
  sync(): Promise<void>;
  /** Why the log can no longer be flushed; undefined while all is well. */
  failure(): Error | undefined;
  /** Gives the log back. Harmless when repeated. */
  close(): void;
}

const SQLITE_FULL = 13;
const SQLITE_IOERR_FSYNC = 1_034;

/** The failure with the code that SQLite would give it, so that it gets the same sentence. */
const asSqliteError = (cause: NodeJS.ErrnoException): Error =>
  Object.assign(new Error('The write-ahead log was not flushed to the disk', { cause }), {
    errcode: cause.code === 'ENOSPC' ? SQLITE_FULL : SQLITE_IOERR_FSYNC,
  });

/**
 * The log of a database that has at least one open connection: until that is closed, SQLite keeps the log's file.
 * SQLite takes its locks on other files, so closing this one releases none.
 *
 * @param path the database
 * @param flushFile flushes an open file @default fdatasync
 */
export const createWalSync = (
  path: string,
  flushFile: (file: number, done: (error: Error | null) => void) => void = fdatasync,
): WalSync => {
  let file: number | undefined;
  let failure: Error | undefined;
  let running = 0;
  let isClosed = false;

  const opened = (): number => (file ??= openSync(`${path}-wal`, 'r+'));
  const closeUnused = (): void => {
    if (!isClosed || running > 0 || file === undefined) return;
    closeSync(file);
    file = undefined;
  };

  return {
    sync: () =>
      new Promise((resolve, reject) => {
        if (failure) {
          reject(failure);
          return;
        }
        const log = opened();
        running += 1;
        flushFile(log, (error) => {
          running -= 1;
          closeUnused();
          if (error) reject((failure ??= asSqliteError(error)));
          else resolve();
        });
      }),
    failure: () => failure,
    close: () => {
      isClosed = true;
      closeUnused();
    },
  };
};
