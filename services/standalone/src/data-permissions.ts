import { chmodSync, existsSync, statSync } from 'node:fs';
import { AppError } from '@argint/contracts';

const OTHERS = 0o077;
const STICKY = 0o1000;

const octal = (mode: number): string => (mode & 0o7777).toString(8).padStart(4, '0');

/**
 * Makes the data folder and the master keys readable by this user alone. Returns one sentence for each that was not.
 * @throws AppError UNAVAILABLE for a folder that is shared by design (sticky, as /tmp is): it is not ours to close
 */
export const tightenPermissions = (
  dataDir: string,
  masterKeyFiles: readonly string[],
): string[] => {
  const warnings: string[] = [];
  const { mode } = statSync(dataDir);
  if ((mode & STICKY) !== 0)
    throw new AppError(
      'UNAVAILABLE',
      `DATA_DIR ${dataDir} is a folder that all users of this machine share (mode ${octal(mode)}). Set DATA_DIR to a folder of its own.`,
    );
  const tighten = (path: string, to: number, isNow: string): void => {
    const { mode: before } = statSync(path);
    if ((before & OTHERS) === 0) return;
    const wasOpen = `${path} was open to other users of this machine (mode ${octal(before)}).`;
    try {
      chmodSync(path, to);
      warnings.push(`${wasOpen} ${isNow}`);
    } catch {
      warnings.push(`${wasOpen} It belongs to another user, so its mode could not be changed.`);
    }
  };
  tighten(dataDir, 0o700, 'Its mode is 0700 now.');
  for (const file of masterKeyFiles.filter((path) => existsSync(path)))
    tighten(
      file,
      0o600,
      'Its mode is 0600 now. Anybody who copied the key can read copies of the stored essays.',
    );
  return warnings;
};
