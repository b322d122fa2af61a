import { DuplicateError } from '@argint/aggregate-store';
import { AppError } from '@argint/contracts';
import { fileError, type FileNaming } from '@argint/sqlite-file';
import type { IndexDdl } from './index-ddl.ts';

/** The subject of each sentence about a store's file. */
export const DATA_FILE_NAME = 'The data file';

/** What the store adds to the usual reasons. */
export const DATA_FILE_REASONS: FileNaming['reasons'] = {
  damaged: 'it is damaged; restore it from a backup',
  emptied: 'it is damaged, it has 0 bytes; restore it from a backup',
  notADatabase: 'it is not a database or is damaged; restore it from a backup',
};

/** Extended result codes of a violated primary key, unique index and rowid. */
const UNIQUE_CODES = [1555, 2067, 2579];

/**
 * An error of the open file as UNAVAILABLE in the usual wording, which may reach a user. Its cause is the sentence
 * with the file. Every other error is returned unchanged.
 */
export const usingError = (file: string, error: unknown): unknown => {
  const isClosed = (error as { code?: unknown } | null)?.code === 'ERR_INVALID_STATE';
  const name = `${DATA_FILE_NAME} ${file}`;
  const cause = isClosed
    ? new Error(`${name} cannot be used: the store is closed.`, { cause: error })
    : fileError({ name, reasons: DATA_FILE_REASONS }, error);
  return cause === error ? error : new AppError('UNAVAILABLE', undefined, { cause });
};

/** Translates a violated unique index or primary key to a DuplicateError. Returns undefined for any other error. */
export const toDuplicateError = (
  table: string,
  indexes: readonly IndexDdl[],
  error: unknown,
): DuplicateError | undefined => {
  const { errcode } = (error ?? {}) as { errcode?: unknown };
  if (typeof errcode !== 'number' || !UNIQUE_CODES.includes(errcode)) return undefined;
  const { message } = error as Error;
  const index = indexes.find(({ name }) => message.endsWith(`index '${name}'`));
  return new DuplicateError(table, index?.fields ?? ['_id'], { cause: error });
};
