import { AppError } from '@argint/contracts';

/** What can be wrong with a file, as an operator would act on it. */
export type FileFault =
  | 'locked'
  | 'readOnly'
  | 'diskError'
  | 'damaged'
  | 'emptied'
  | 'diskFull'
  | 'unreachable'
  | 'notADatabase';

/** How the sentences about a file are worded. */
export interface FileNaming {
  /** The subject of each sentence, such as 'The data file /data/auth.db'. */
  name: string;
  /** Reasons that replace the usual ones. Each one continues 'cannot be used: ', without a full stop. */
  reasons?: Partial<Record<FileFault, string>>;
}

/** By primary result code: https://www.sqlite.org/rescode.html */
const FAULTS: Readonly<Record<number, FileFault>> = {
  5: 'locked',
  6: 'locked',
  8: 'readOnly',
  10: 'diskError',
  11: 'damaged',
  13: 'diskFull',
  14: 'unreachable',
  26: 'notADatabase',
};

const REASONS: Readonly<Record<FileFault, string>> = {
  locked: 'another process holds its lock',
  readOnly: 'it cannot be written',
  diskError: 'the disk reports an error',
  damaged: 'it is damaged',
  emptied: 'it is damaged, it has 0 bytes',
  diskFull: 'the disk is full',
  unreachable: 'it cannot be opened; check that its folder exists and can be written',
  notADatabase: 'it is not a database or is damaged',
};

/** What an error of SQLite or the file system says about the file; undefined for every other error. */
export const fileFault = (error: unknown): FileFault | undefined => {
  const { errcode, syscall } = (error ?? {}) as { errcode?: unknown; syscall?: unknown };
  // Extended result codes carry the primary one in their low byte.
  if (typeof errcode === 'number') return FAULTS[errcode & 0xff];
  return typeof syscall === 'string' ? 'unreachable' : undefined;
};

/** UNAVAILABLE with one sentence for the operator. */
export const unusableFile = (naming: FileNaming, fault: FileFault, cause: unknown): AppError => {
  const reason = naming.reasons?.[fault] ?? REASONS[fault];
  return new AppError('UNAVAILABLE', `${naming.name} cannot be used: ${reason}.`, { cause });
};

/** An error of the file as UNAVAILABLE with one sentence. Every other error is returned unchanged. */
export const fileError = (naming: FileNaming, error: unknown): unknown => {
  const fault = fileFault(error);
  return fault === undefined ? error : unusableFile(naming, fault, error);
};
