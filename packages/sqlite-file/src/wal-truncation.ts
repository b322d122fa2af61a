import type { DatabaseSync } from 'node:sqlite';

/** Keeps what was deleted or replaced from staying readable in the write-ahead log. */
export interface WalTruncation {
  /** Call it after each commit. It schedules a checkpoint. */
  committed(): void;
  /** Truncates now if anything was committed since the last time. False where another connection is in the way. */
  truncate(): boolean;
  /** Cancels what is scheduled. Call it before the connection is closed. */
  stop(): void;
}

/**
 * Checkpoints the log and truncates it to nothing within `everyMs` after a commit. It never waits for another
 * connection that reads or writes: it tries again after the next interval.
 *
 * @param everyMs interval between checkpoints, in milliseconds
 * @param onError gets what a scheduled checkpoint throws
 */
export const createWalTruncation = (
  db: DatabaseSync,
  everyMs: number,
  onError: (error: unknown) => void,
): WalTruncation => {
  let isDirty = false;
  let timer: NodeJS.Timeout | undefined;

  const truncate = (): boolean => {
    if (!isDirty) return true;
    const { timeout } = db.prepare('PRAGMA busy_timeout').get() as { timeout: number };
    db.exec('PRAGMA busy_timeout = 0');
    try {
      const { busy } = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
      isDirty = busy !== 0;
      return !isDirty;
    } finally {
      db.exec(`PRAGMA busy_timeout = ${timeout}`);
    }
  };
  const schedule = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      try {
        if (!truncate()) schedule();
      } catch (error) {
        onError(error);
        schedule();
      }
    }, everyMs).unref();
  };

  return {
    truncate,
    committed() {
      isDirty = true;
      schedule();
    },
    stop: () => clearTimeout(timer),
  };
};
