import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { AppError } from '@argint/contracts';
import { isMasterKey } from '@argint/service-kit';

/**
 * The master key of a data folder, made on first use (0600). Throws AppError UNAVAILABLE where the file holds
 * anything else: a new key would make every essay unreadable.
 */
export const readOrMakeMasterKey = (file: string): string => {
  try {
    const handle = openSync(file, 'wx', 0o600);
    writeSync(handle, randomBytes(32).toString('base64'));
    fsyncSync(handle);
    closeSync(handle);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new AppError(
        'UNAVAILABLE',
        `${file} cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown error'}).`,
        { cause: error },
      );
    }
  }
  const key = readFileSync(file, 'utf8').trim();
  if (!isMasterKey(key)) {
    throw new AppError(
      'UNAVAILABLE',
      `${file} does not hold 32 bytes in base64. Restore it from a backup; a new key cannot read the stored essays.`,
    );
  }
  return key;
};
