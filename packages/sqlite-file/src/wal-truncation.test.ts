import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteFile, type SqliteFile } from './open-sqlite-file.ts';
import { readPragma } from './pragma.ts';
import { createWalTruncation, type WalTruncation } from './wal-truncation.ts';

const EVERY_MS = 1_000;

describe('WAL truncation', () => {
  let folder: string;
  let opened: SqliteFile;
  let wal: WalTruncation;
  const errors: unknown[] = [];
  beforeEach(() => {
    jest.useFakeTimers();
    errors.length = 0;
    folder = mkdtempSync(join(tmpdir(), 'sqlite-file-'));
    const prepare = () => undefined;
    opened = openSqliteFile({ file: join(folder, 'a.db'), name: 'The file', prepare });
    opened.db.exec('CREATE TABLE notes (text)');
    wal = createWalTruncation(opened.db, EVERY_MS, (error) => errors.push(error));
  });
  afterEach(() => {
    wal.stop();
    opened.close();
    rmSync(folder, { recursive: true });
    jest.useRealTimers();
  });

  const write = (): void => {
    opened.db.exec("INSERT INTO notes VALUES ('text')");
    wal.committed();
  };
  const walBytes = (): number => statSync(`${opened.path}-wal`).size;

  test('the log is emptied one interval after a commit', () => {
    write();
    jest.advanceTimersByTime(EVERY_MS - 1);
    expect(walBytes()).toBeGreaterThan(0);
    jest.advanceTimersByTime(1);
    expect(walBytes()).toBe(0);
  });

  test('while another connection reads, it is tried again at each interval without waiting', () => {
    const reader = opened.connect('NORMAL');
    reader.exec('BEGIN; SELECT * FROM notes');
    reader.prepare('SELECT count(*) FROM notes').get();
    write();
    expect(wal.truncate()).toBe(false);
    jest.advanceTimersByTime(3 * EVERY_MS);
    expect(walBytes()).toBeGreaterThan(0);
    reader.exec('COMMIT');
    jest.advanceTimersByTime(EVERY_MS);
    expect(walBytes()).toBe(0);
    expect(readPragma(opened.db, 'busy_timeout')).toBe(5_000);
  });

  test('truncate works at once, and has nothing to do without a commit', () => {
    write();
    expect(wal.truncate()).toBe(true);
    expect(walBytes()).toBe(0);
    opened.db.exec("INSERT INTO notes VALUES ('not reported')");
    expect(wal.truncate()).toBe(true);
    expect(walBytes()).toBeGreaterThan(0);
  });

  test('an error of a scheduled checkpoint is reported', () => {
    write();
    opened.close();
    jest.advanceTimersByTime(EVERY_MS);
    expect(errors).toMatchObject([{ code: 'ERR_INVALID_STATE' }]);
  });

  test('nothing happens after stop', () => {
    write();
    wal.stop();
    jest.advanceTimersByTime(EVERY_MS);
    expect(walBytes()).toBeGreaterThan(0);
  });
});
