import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { AppError } from '@argint/contracts';
import { isBase64Key } from '@argint/service-kit';

/**
 * Reads the master key of a data folder, and creates it (mode 0600) on first use.
 * @throws AppError UNAVAILABLE where the file holds anything else, because a new key would make every essay unreadable
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
  if (!isBase64Key(key)) {
    throw new AppError(
      'UNAVAILABLE',
      `${file} does not hold 32 bytes in base64. Restore it from a backup; a new key cannot read the stored essays.`,
    );
  }
  return key;
};

/** Where the data folder has a file of previous master keys, the setting that names it; settings of the environment win. */
export const previousMasterKeys = (file: string): { MASTER_KEY_PREVIOUS_FILE?: string } =>
  existsSync(file) ? { MASTER_KEY_PREVIOUS_FILE: file } : {};
