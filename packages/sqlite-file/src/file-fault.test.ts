import { describe, expect, test } from '@jest/globals';
import { AppError } from '@argint/contracts';
import { fileError, fileFault } from './file-fault.ts';

const sqliteError = (errcode: number) => Object.assign(new Error('SQLite'), { errcode });

describe('fileFault', () => {
  test('names the fault of a result code, primary or extended', () => {
    const SQLITE_BUSY_SNAPSHOT = 517;
    const SQLITE_IOERR_WRITE = 778;
    const codes = [5, 6, 8, 10, 11, 13, 14, 26, SQLITE_BUSY_SNAPSHOT, SQLITE_IOERR_WRITE];
    expect(codes.map((code) => fileFault(sqliteError(code)))).toEqual([
      'locked',
      'locked',
      'readOnly',
      'diskError',
      'damaged',
      'diskFull',
      'unreachable',
      'notADatabase',
      'locked',
      'diskError',
    ]);
  });

  test('an error of the file system means that the file is unreachable', () => {
    expect(fileFault(Object.assign(new Error('EACCES'), { syscall: 'open' }))).toBe('unreachable');
  });

  test('a violated constraint, a bug or a missing error is no fault of the file', () => {
    const others = [sqliteError(2067), new TypeError('bug'), null, undefined, 'text'];
    expect(others.map(fileFault)).toEqual(others.map(() => undefined));
  });
});

describe('fileError', () => {
  test('is one sentence with the given subject and the reason, and keeps the cause', () => {
    const cause = sqliteError(13);
    expect(fileError({ name: 'The file x' }, cause)).toEqual(
      new AppError('UNAVAILABLE', 'The file x cannot be used: the disk is full.', { cause }),
    );
    expect(fileError({ name: 'It', reasons: { diskFull: 'no room' } }, cause)).toMatchObject({
      code: 'UNAVAILABLE',
      message: 'It cannot be used: no room.',
      cause,
    });
  });

  test('returns every other error unchanged', () => {
    const error = new AppError('CONFLICT');
    expect(fileError({ name: 'It' }, error)).toBe(error);
  });
});
