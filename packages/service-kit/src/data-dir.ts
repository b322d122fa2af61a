import { accessSync, constants, mkdirSync } from 'node:fs';
import { AppError } from '@argint/contracts';

/**
 * Creates the folder (mode 0700) if it is missing.
 * @throws AppError UNAVAILABLE with one sentence if it cannot be written
 */
export const prepareDataDir = (dir: string): void => {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    accessSync(dir, constants.W_OK);
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    const why = code === 'EEXIST' ? 'it is not a folder' : code;
    throw new AppError(
      'UNAVAILABLE',
      `DATA_DIR ${dir} cannot be written (${why}). Set DATA_DIR to a folder this user may write.`,
      { cause: error },
    );
  }
};
