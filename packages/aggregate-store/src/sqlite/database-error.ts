import { AppError } from '@argint/contracts';
import { DuplicateError } from '../aggregate-store.ts';
import type { IndexDdl } from './index-ddl.ts';

/** What a SQLite result code means for whoever runs the service; the code's low byte. */
const REASONS: Readonly<Record<number, string>> = {
  5: 'another process holds its lock',
  6: 'another process holds its lock',
  8: 'it cannot be written',
  10: 'the disk reports an error',
  11: 'it is damaged; restore it from a backup',
  13: 'the disk is full',
  14: 'it cannot be opened; check that its folder exists and can be written',
  26: 'it is not a database or is damaged; restore it from a backup',
};
const UNIQUE_CODES = [1555, 2067, 2579];

const resultCode = (error: unknown): number | undefined => {
  const code = (error as { errcode?: unknown } | null)?.errcode;
  return typeof code === 'number' ? code : undefined;
};

/** Opening failed: UNAVAILABLE with one sentence for the operator, who reads it at start. */
export const openingError = (file: string, error: unknown): unknown => {
  if (error instanceof AppError) return error;
  const system = (error as NodeJS.ErrnoException).syscall === undefined ? undefined : 14;
  const reason = REASONS[(system ?? resultCode(error) ?? 0) & 0xff];
  if (reason === undefined) return error;
  return new AppError('UNAVAILABLE', `The data file ${file} cannot be used: ${reason}.`, {
    cause: error,
  });
};

/** UNAVAILABLE in the catalogue's wording, which may reach a user; the sentence with the file is its cause. */
export const usingError = (file: string, error: unknown): unknown => {
  const isClosed = (error as { code?: unknown } | null)?.code === 'ERR_INVALID_STATE';
  const reason = isClosed ? 'the store is closed' : REASONS[(resultCode(error) ?? 0) & 0xff];
  if (reason === undefined) return error;
  const cause = new Error(`The data file ${file} cannot be used: ${reason}.`, { cause: error });
  return new AppError('UNAVAILABLE', undefined, { cause });
};

/** The DuplicateError a violated index or primary key stands for; undefined for any other error. */
export const duplicateOf = (
  table: string,
  indexes: readonly IndexDdl[],
  error: unknown,
): DuplicateError | undefined => {
  if (!UNIQUE_CODES.includes(resultCode(error) ?? 0)) return undefined;
  const { message } = error as Error;
  const index = indexes.find(({ name }) => message.endsWith(`index '${name}'`));
  return new DuplicateError(table, index?.fields ?? ['_id'], { cause: error });
};
