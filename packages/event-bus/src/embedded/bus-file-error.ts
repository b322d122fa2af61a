import { AppError } from '@argint/contracts';

const REASONS: Readonly<Record<number, string>> = {
  5: 'another process kept it locked for too long',
  8: 'it may not be written',
  10: 'the disk reported an error',
  11: 'it is damaged',
  13: 'the disk is full',
  14: 'it cannot be opened',
  26: 'it is damaged or not an event bus',
};

const reasonOf = (error: unknown): string => {
  const { errcode, code } = error as { errcode?: number; code?: string };
  // Extended SQLite codes carry the primary one in their low byte.
  if (errcode !== undefined) return REASONS[errcode & 0xff] ?? 'SQLite refused it';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'it may not be written';
  return 'it cannot be opened';
};

/** Whatever the file threw, as one UNAVAILABLE sentence; an AppError passes as it is. */
export const busFileError = (error: unknown, name = 'The event bus file'): AppError =>
  error instanceof AppError
    ? error
    : new AppError('UNAVAILABLE', `${name} cannot be used: ${reasonOf(error)}.`, { cause: error });

/** Whether SQLite or the file system threw it, rather than a mistake of ours. */
export const isFileError = (error: unknown): boolean =>
  typeof (error as { errcode?: unknown }).errcode === 'number' ||
  typeof (error as { syscall?: unknown }).syscall === 'string';
