import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { copyAtOneMoment } from './copy-at-one-moment.ts';
import { openSqliteFile, type SqliteFile } from './open-sqlite-file.ts';

const NAMES = ['debits', 'credits'] as const;

describe('copyAtOneMoment', () => {
  let folder: string;
  let files: SqliteFile[];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'copy-at-one-moment-'));
    files = NAMES.map((name) =>
      openSqliteFile({ file: join(folder, name), name: 'The file', prepare: () => undefined }),
    );
    for (const { db } of files) db.exec('CREATE TABLE entries (number INTEGER, filling TEXT)');
  });
  afterEach(() => {
    for (const { close } of files) close();
    rmSync(folder, { recursive: true });
  });

  const copies = () =>
    NAMES.map((name) => ({ from: join(folder, name), to: join(folder, `${name}.copy`) }));
  const write = (index: number, number: number): void => {
    files[index]?.db.prepare('INSERT INTO entries VALUES (?, ?)').run(number, 'x'.repeat(5_000));
  };
  const numbersIn = (file: string): number => {
    const db = new DatabaseSync(file, { readOnly: true });
    const { count } = db.prepare('SELECT count(*) AS count FROM entries').get() as {
      count: number;
    };
    db.close();
    return count;
  };

  test('every copy shows the same moment, although the files are written while they are copied', async () => {
    // Each number is written to the first file and then to the second, as events follow their causes.
    let number = 0;
    let stopped = false;
    const writing = (async () => {
      while (!stopped) {
        write(0, number);
        await new Promise(setImmediate);
        write(1, number);
        number += 1;
        await new Promise(setImmediate);
      }
    })();
    while (number < 300) await new Promise(setImmediate);
    await copyAtOneMoment(copies());
    stopped = true;
    await writing;
    const [debits = 0, credits = 0] = copies().map(({ to }) => numbersIn(to));
    expect([0, 1]).toContain(debits - credits);
    expect(credits).toBeGreaterThanOrEqual(299);
    expect(numbersIn(join(folder, NAMES[1]))).toBeGreaterThan(credits);
  });

  test('nothing can be written while the moment is taken, and everything afterwards', async () => {
    const refused: unknown[] = [];
    const others = files.map(({ path }) => new DatabaseSync(path, { timeout: 0 }));
    await copyAtOneMoment(copies(), {
      whileLocked: () => {
        for (const other of others)
          try {
            other.exec('INSERT INTO entries VALUES (1, NULL)');
          } catch (error) {
            refused.push((error as { errcode?: number }).errcode);
          }
      },
    });
    for (const other of others) {
      other.exec('INSERT INTO entries VALUES (2, NULL)');
      other.close();
    }
    expect(refused).toEqual([5, 5]);
    expect(copies().map(({ to }) => numbersIn(to))).toEqual([0, 0]);
  });

  test('a file that somebody else keeps locked is waited for, and no other file stays locked meanwhile', async () => {
    const [, second] = files;
    second?.db.exec('BEGIN IMMEDIATE');
    await expect(copyAtOneMoment(copies(), { tries: 2 })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    write(0, 1);
    second?.db.exec('COMMIT');
    expect(copies().map(({ to }) => existsSync(to))).toEqual([false, false]);
    await copyAtOneMoment(copies());
    expect(copies().map(({ to }) => numbersIn(to))).toEqual([1, 0]);
  });

  test('a missing file is an error and is not created', async () => {
    const missing = join(folder, 'missing');
    await expect(copyAtOneMoment([{ from: missing, to: `${missing}.copy` }])).rejects.toMatchObject(
      { code: 'ENOENT' },
    );
    expect(existsSync(missing)).toBe(false);
  });
});
