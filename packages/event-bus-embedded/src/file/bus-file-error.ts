import { AppError } from '@argint/contracts';
import { fileError, fileFault, type FileNaming } from '@argint/sqlite-file';

/** The subject of each sentence about the file. */
export const BUS_FILE_NAME = 'The event bus file';

/** What the bus says differently about its file. */
export const BUS_FILE_REASONS: FileNaming['reasons'] = {
  notADatabase: 'it is damaged or not an event bus',
};

/** Whether the file itself is damaged, so that no later attempt can succeed. */
export const isDamage = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const fault = fileFault(error);
  return fault === 'damaged' || fault === 'notADatabase' || isDamage(error.cause);
};

/** An error of SQLite or the file system as UNAVAILABLE with one sentence. Every other error is returned unchanged. */
export const busFileError = (error: unknown): unknown => {
  const known = fileError({ name: BUS_FILE_NAME, reasons: BUS_FILE_REASONS }, error);
  if (known !== error) return known;
  const { errcode, code } = (error ?? {}) as { errcode?: unknown; code?: unknown };
  if (code === 'ERR_INVALID_STATE') return new AppError('UNAVAILABLE', 'The event bus is closed.');
  if (typeof errcode !== 'number') return error;
  return new AppError('UNAVAILABLE', `${BUS_FILE_NAME} cannot be used: SQLite refused it.`, {
    cause: error,
  });
};
