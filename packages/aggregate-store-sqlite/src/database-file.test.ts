import { afterAll, describe, expect, test } from '@jest/globals';
import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openDatabase } from './database-file.ts';
import { openCounters } from './testing/counter-store.ts';
import { openSqliteStore } from './open-sqlite-store.ts';

describe('the file of a store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aggregate-store-'));
  const path = (name: string): string => join(folder, name);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const filled = async (name: string): Promise<string> => {
    const { store, counters } = await openCounters({ file: path(name) });
    const many = Array.from({ length: 300 }, (_, i) => counters.insert({ _id: `c${i}`, count: i }));
    await Promise.all(many);
    await store.close();
    return path(name);
  };
  const copyOf = (file: string): string => {
    copyFileSync(file, `${file}.copy`);
    return `${file}.copy`;
  };
  const refusal = (file: string): unknown => {
    try {
      openSqliteStore({ file });
    } catch (error) {
      return error;
    }
    return 'opened';
  };

  test('a file that is no database is refused in one sentence and left as it is', () => {
    const file = path('text.db');
    writeFileSync(file, 'These are not the rows you are looking for. '.repeat(100));
    const before = readFileSync(file);
    expect(refusal(file)).toMatchObject({
      code: 'UNAVAILABLE',
      message: `The data file ${file} cannot be used: it is not a database or is damaged; restore it from a backup.`,
    });
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('a file damaged inside is refused at opening', async () => {
    const file = await filled('damaged.db');
    const bytes = readFileSync(file);
    bytes.fill(0xab, 4096);
    writeFileSync(file, bytes);
    expect(refusal(file)).toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('damaged'),
    });
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  test('a file of a newer release is refused', async () => {
    const file = await filled('newer.db');
    const db = new DatabaseSync(file);
    db.exec('PRAGMA user_version = 99');
    db.close();
    expect(refusal(file)).toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('newer release'),
    });
  });

  test('a database of another program is refused', () => {
    const db = new DatabaseSync(path('foreign.db'));
    db.exec('CREATE TABLE theirs (id)');
    db.close();
    expect(refusal(path('foreign.db'))).toMatchObject({
      message: expect.stringContaining('another program'),
    });
  });

  test('a folder that cannot be made, or a folder in the file’s place, is refused', () => {
    writeFileSync(path('plain'), '');
    for (const file of [path('plain/inner/a.db'), folder]) {
      expect(refusal(file)).toMatchObject({
        code: 'UNAVAILABLE',
        message: expect.stringContaining('cannot be opened'),
      });
    }
  });

  test('commits are flushed to the disk: WAL with synchronous=FULL', () => {
    const { db } = openDatabase(path('pragmas.db'));
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
    db.close();
  });

  test('a new file is readable by its owner only', async () => {
    expect(statSync(await filled('new.db')).mode & 0o077).toBe(0);
  });

  test('after close every call is UNAVAILABLE in the catalogue’s wording, and closing again is fine', async () => {
    const { store, counters } = await openCounters({ file: path('closed.db') });
    await counters.insert({ _id: 'a', count: 0 });
    await store.close();
    await store.close();
    const calls = [
      counters.get('a'),
      counters.insert({ _id: 'b', count: 0 }),
      counters.update('a', (doc) => doc),
      counters.delete('a'),
      store.ping(),
    ];
    for (const { status, reason } of (await Promise.allSettled(calls)) as PromiseRejectedResult[]) {
      expect({ status, code: reason.code, message: reason.message }).toEqual({
        status: 'rejected',
        code: 'UNAVAILABLE',
        message: 'Service unavailable. Please try again later.',
      });
    }
  });

  test.each([
    ['removed', (file: string) => rmSync(file)],
    ['replaced by a copy', (file: string) => renameSync(copyOf(file), file)],
  ])('a file %s while in use fails the ping', async (_, change) => {
    const { store } = await openCounters({ file: path('moved.db') });
    await store.ping();
    change(path('moved.db'));
    await expect(store.ping()).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: `The data file ${path('moved.db')} was removed or replaced while in use.`,
    });
    await store.close();
    rmSync(path('moved.db'), { force: true });
  });

  test('closing commits what was asked for before', async () => {
    const file = path('flushed.db');
    const first = await openCounters({ file });
    const removed = first.counters.delete('nobody');
    await first.store.close();
    expect(await removed).toBe(false);
  });
});
