import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { AppError } from '@argint/contracts';

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const take = (file: string): boolean => {
  try {
    const handle = openSync(file, 'wx', 0o600);
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/**
 * Keeps a data folder to one product at a time; a lock whose process has ended is taken over. Returns how to
 * give it back. Throws AppError UNAVAILABLE where another product runs on the folder.
 */
export const lockDataDir = (file: string, dataDir: string): (() => void) => {
  if (!take(file)) {
    const holder = Number(readFileSync(file, 'utf8'));
    // An own process id in the file is an earlier life's: a container gives the same one each time.
    if (holder > 0 && holder !== process.pid && isRunning(holder)) {
      throw new AppError(
        'UNAVAILABLE',
        `DATA_DIR ${dataDir} is in use by the product that runs as process ${holder}. Stop it, or set DATA_DIR to another folder.`,
      );
    }
    rmSync(file, { force: true });
    if (!take(file))
      throw new AppError(
        'UNAVAILABLE',
        `DATA_DIR ${dataDir} was taken by another product just now.`,
      );
  }
  return () => rmSync(file, { force: true });
};
