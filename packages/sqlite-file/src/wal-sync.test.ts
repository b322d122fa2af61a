import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createGroupCommit, type GroupCommit } from './group-commit.ts';
import { openSqliteFile, type SqliteFile } from './open-sqlite-file.ts';
import { readPragma } from './pragma.ts';
import { createWalSync, type WalSync } from './wal-sync.ts';

describe('group commit that flushes the log beside the event loop', () => {
  let folder: string;
  let file: SqliteFile;
  let wal: WalSync;
  let commit: GroupCommit;
  /** Flushes that the disk has not answered yet. */
  let atDisk: ((error: Error | null) => void)[];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'wal-sync-'));
    file = openSqliteFile({
      file: join(folder, 'a.db'),
      name: 'The file',
      prepare: (db) => db.exec('CREATE TABLE IF NOT EXISTS notes (id INTEGER PRIMARY KEY)'),
    });
    atDisk = [];
    wal = createWalSync(file.path, (_, done) => void atDisk.push(done));
    commit = createGroupCommit(file.db, { wal, isolated: true });
  });
  afterEach(() => {
    wal.close();
    file.close();
    rmSync(folder, { recursive: true });
  });

  const insert = (id: number) => (): number =>
    Number(file.db.prepare('INSERT INTO notes VALUES (?)').run(id).changes);
  const stored = (): unknown[] =>
    file.db
      .prepare('SELECT id FROM notes ORDER BY id')
      .all()
      .map(({ id }) => id);
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const answer = async (error: Error | null = null): Promise<void> => {
    atDisk.shift()?.(error);
    await turn();
    await turn();
  };
  const stateOf = async (promise: Promise<unknown>): Promise<string> => {
    const waits = turn().then(() => 'waiting');
    return Promise.race([
      promise.then(
        () => 'done',
        () => 'failed',
      ),
      waits,
    ]);
  };

  test('a write is resolved only once the disk has it', async () => {
    const write = commit.add(insert(1));
    await turn();
    expect(stored()).toEqual([1]);
    expect(await stateOf(write)).toBe('waiting');
    await answer();
    expect(await write).toBe(1);
  });

  test('a violated constraint, too, is reported only once the disk has what it met', async () => {
    const writes = [commit.add(insert(1)), commit.add(insert(1))];
    await turn();
    expect(await Promise.all(writes.map(stateOf))).toEqual(['waiting', 'waiting']);
    await answer();
    expect(await Promise.all(writes.map(stateOf))).toEqual(['done', 'failed']);
  });

  test('what is added while the disk is flushed shares the next transaction', async () => {
    const first = commit.add(insert(1));
    await turn();
    const others = [commit.add(insert(2)), commit.add(insert(3))];
    await turn();
    expect(stored()).toEqual([1]);
    await answer();
    await first;
    expect(stored()).toEqual([1, 2, 3]);
    expect(atDisk).toHaveLength(1);
    await answer();
    expect(await Promise.all(others)).toEqual([1, 1]);
  });

  test('a transaction that changed nothing is not flushed', async () => {
    await drainFirstRead();
    const write = commit.add(insert(1));
    await turn();
    await answer();
    await write;
    expect(await commit.add(() => 'found nothing')).toBe('found nothing');
    expect(atDisk).toEqual([]);
  });

  test('a reader can wait until what it read is on the disk', async () => {
    await drainFirstRead();
    expect(commit.pending()).toBeUndefined();
    void commit.add(insert(1));
    await turn();
    const read = commit.pending() as Promise<unknown>;
    expect(await stateOf(read)).toBe('waiting');
    await answer();
    expect(await stateOf(read)).toBe('done');
    expect(commit.pending()).toBeUndefined();
  });

  test('a reader also waits for what another connection wrote', async () => {
    await drainFirstRead();
    const other = new DatabaseSync(file.path);
    other.exec('INSERT INTO notes VALUES (9)');
    other.close();
    const read = commit.pending() as Promise<unknown>;
    expect(atDisk).toHaveLength(1);
    expect(await stateOf(read)).toBe('waiting');
    await answer();
    expect(await stateOf(read)).toBe('done');
  });

  test('flush waits for the disk and commits what came meanwhile', async () => {
    const writes = [commit.add(insert(1))];
    await turn();
    writes.push(commit.add(insert(2)));
    const flushed = commit.flush();
    await answer();
    expect(await stateOf(flushed)).toBe('waiting');
    await answer();
    expect(await Promise.all([...writes, flushed])).toEqual([1, 1, undefined]);
  });

  test('after the disk failed once nothing is written any more', async () => {
    const write = commit.add(insert(1));
    await turn();
    atDisk.shift()?.(Object.assign(new Error('EIO'), { code: 'EIO', syscall: 'fdatasync' }));
    await expect(write).rejects.toMatchObject({ errcode: 1_034 });
    await expect(commit.add(insert(2))).rejects.toBe(wal.failure());
    expect(stored()).toEqual([1]);
    await expect(wal.sync()).rejects.toBe(wal.failure());
  });

  test('a transaction that fails flushes nothing and leaves the connection as it was', async () => {
    const writes = [
      commit.add(() => {
        file.db.exec('ROLLBACK');
        throw new Error('the disk is full');
      }),
    ];
    await expect(writes[0]).rejects.toThrow('the disk is full');
    expect(atDisk).toEqual([]);
    expect(readPragma(file.db, 'synchronous')).toBe(2);
  });

  test('whatever else uses the connection keeps its own flushes', async () => {
    const write = commit.add(insert(1));
    await turn();
    expect(readPragma(file.db, 'synchronous')).toBe(2);
    await answer();
    await write;
  });

  /** The first reader flushes whatever an earlier process may have left behind. */
  const drainFirstRead = async (): Promise<void> => {
    const read = commit.pending();
    await answer();
    await read;
  };
});

test('the log is flushed by the system, and closing waits for the flush that runs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wal-sync-'));
  const { db, path, close } = openSqliteFile({
    file: join(folder, 'a.db'),
    name: 'The file',
    prepare: (db) => db.exec('CREATE TABLE notes (id INTEGER)'),
  });
  const wal = createWalSync(path);
  db.exec('INSERT INTO notes VALUES (1)');
  const synced = wal.sync();
  wal.close();
  wal.close();
  await synced;
  close();
  rmSync(folder, { recursive: true });
});
