import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteFile, type SqliteFile } from './open-sqlite-file.ts';
import { readPragma } from './pragma.ts';

describe('openSqliteFile', () => {
  let folder: string;
  let file: string;
  let opened: SqliteFile[];
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'sqlite-file-')));
    file = join(folder, 'a.db');
    opened = [];
  });
  afterEach(() => {
    for (const each of opened) each.close();
    rmSync(folder, { recursive: true });
  });

  const open = (path = file, prepare = (): void => undefined): SqliteFile => {
    const result = openSqliteFile({ file: path, name: 'The file', prepare });
    opened.push(result);
    return result;
  };
  const refusal = (path = file, prepare?: () => void): unknown => {
    try {
      open(path, prepare);
    } catch (error) {
      return error;
    }
    return undefined;
  };
  const fill = (): void => {
    const { db, close } = open();
    db.exec('CREATE TABLE notes (text)');
    const insert = db.prepare('INSERT INTO notes VALUES (?)');
    for (let i = 0; i < 500; i += 1) insert.run(`note ${i} `.repeat(20));
    close();
  };

  test('a new file and its folder are for their owner only', () => {
    const path = join(folder, 'new', 'a.db');
    open(path);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'new')).mode & 0o777).toBe(0o700);
  });

  test('each connection uses WAL, overwrites what is deleted and flushes as asked', () => {
    const { db, connect } = open();
    const settings = [db, connect('NORMAL')].map((each) =>
      ['journal_mode', 'secure_delete', 'synchronous', 'busy_timeout'].map((name) =>
        readPragma(each, name),
      ),
    );
    expect(settings).toEqual([
      ['wal', 1, 2, 5_000],
      ['wal', 1, 1, 5_000],
    ]);
  });

  test('a file that is not a database is refused with one sentence and left unchanged', () => {
    writeFileSync(file, 'not a database, but somebody’s notes'.repeat(50));
    const before = readFileSync(file);
    expect(refusal()).toMatchObject({
      code: 'UNAVAILABLE',
      message: `The file ${file} cannot be used: it is not a database or is damaged.`,
    });
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('a file with a damaged page is refused with one sentence and left unchanged', () => {
    fill();
    const bytes = readFileSync(file);
    bytes.fill(0xff, bytes.length - 20_000, bytes.length - 4_096);
    writeFileSync(file, bytes);
    expect(refusal()).toMatchObject({
      code: 'UNAVAILABLE',
      message: `The file ${file} cannot be used: it is damaged.`,
    });
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  test('a file of 0 bytes is refused with one sentence and left unchanged', () => {
    fill();
    writeFileSync(file, '');
    expect(refusal()).toMatchObject({
      code: 'UNAVAILABLE',
      message: `The file ${file} cannot be used: it is damaged, it has 0 bytes.`,
    });
    expect(readdirSync(folder)).toEqual(['a.db']);
    expect(statSync(file).size).toBe(0);
  });

  test('a new file is complete as soon as it is there, and nothing else is left behind', () => {
    open(file, () => {
      expect(statSync(file).size).toBeGreaterThan(0);
    });
    opened.pop()?.close();
    expect(readdirSync(folder)).toEqual(['a.db']);
  });

  test('a folder in place of the file, or a file in place of the folder, is refused', () => {
    writeFileSync(join(folder, 'plain'), '');
    mkdirSync(join(folder, 'folder'));
    for (const path of [join(folder, 'folder'), join(folder, 'plain', 'a.db')])
      expect(refusal(path)).toMatchObject({
        code: 'UNAVAILABLE',
        message: `The file ${path} cannot be used: it cannot be opened; check that its folder exists and can be written.`,
      });
  });

  test('an error of `prepare` that is not about the file is thrown unchanged, and nothing is written', () => {
    const reason = new Error('not ours');
    expect(refusal(file, () => void reject(reason))).toBe(reason);
    const { db } = open();
    expect(readPragma(db, 'user_version')).toBe(0);
  });

  test('the path is the real one, whatever the file is called', () => {
    open();
    symlinkSync(file, join(folder, 'link.db'));
    expect(open(join(folder, 'link.db')).path).toBe(file);
  });

  test('a file that was removed or replaced while open is noticed', () => {
    const { checkInPlace } = open();
    checkInPlace();
    rmSync(file);
    expect(checkInPlace).toThrow(`The file ${file} was removed or replaced while in use.`);
    // The first handle keeps the old inode in use, so the new file has another.
    writeFileSync(file, '');
    expect(checkInPlace).toThrow(`The file ${file} was removed or replaced while in use.`);
  });

  test('close ends every connection and may be repeated', () => {
    const { db, connect, close } = open();
    const other = connect('NORMAL');
    close();
    close();
    expect([db.isOpen, other.isOpen]).toEqual([false, false]);
  });
});

const reject = (reason: Error): never => {
  throw reason;
};
