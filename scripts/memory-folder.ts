import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** What the temporary files of a whole run may take, with room to spare, in bytes. */
const ENOUGH = 3 * 1024 ** 3;

/**
 * Makes a temporary folder in memory, where this machine has room for one: a test's files outlive no kill -9 that a
 * disk's would not, and nobody waits for a disk. Null where there is none, or TMPDIR says where to put such files.
 */
export const memoryFolder = (): { path: string; remove: () => void } | null => {
  if (process.env['TMPDIR'] || !existsSync(MEMORY)) return null;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize < ENOUGH) return null;
  const path = mkdtempSync(join(MEMORY, 'argint-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};
