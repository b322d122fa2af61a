import { unlinkSync, writeFileSync } from 'node:fs';

/**
 * Writes a crash point to the file that the processes of a fleet watch (FAILPOINT_FILE). The number of the point is
 * left out: these processes have run other journeys before. The first one to reach the point dies.
 */
export const armPoint = (file: string, point: string): void => {
  writeFileSync(file, point.replace(/#\d+:/, ':'));
};

/** Removes the crash point. Returns whether a process has reached it. */
export const disarmPoint = (file: string): boolean => {
  try {
    unlinkSync(file);
    return false;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
};
