import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DatabaseSync } from 'node:sqlite';
import { createGroupCommit, type Commit } from './group-commit.ts';
import { inTransaction } from './transaction.ts';

describe('group commit', () => {
  let db: DatabaseSync;
  beforeEach(() => {
    db = new DatabaseSync(':memory:');
    db.exec('CREATE TABLE notes (id INTEGER PRIMARY KEY)');
  });
  afterEach(() => {
    if (db.isOpen) db.close();
  });

  const insert = (id: number) => (): number =>
    Number(db.prepare('INSERT INTO notes VALUES (?)').run(id).changes);
  const stored = (): unknown[] =>
    db
      .prepare('SELECT id FROM notes ORDER BY id')
      .all()
      .map(({ id }) => id);
  const outcomes = async (writes: Promise<unknown>[]): Promise<string[]> =>
    (await Promise.allSettled(writes)).map(({ status }) => status);

  test('writes of one turn share a transaction, each with its own result', async () => {
    const commits: Commit[] = [];
    const commit = createGroupCommit(db, { onCommit: (done) => commits.push(done) });
    const results = await Promise.all([
      commit.add(insert(1)),
      commit.add(() => 'two'),
      commit.add(insert(3)),
    ]);
    await commit.add(insert(4));
    expect(results).toEqual([1, 'two', 1]);
    expect(commits.map(({ writes }) => writes)).toEqual([3, 1]);
    expect(stored()).toEqual([1, 3, 4]);
  });

  test('a write that throws undoes and rejects the whole transaction, with the translated error', async () => {
    const commit = createGroupCommit(db, { translate: (error) => ({ error }) });
    const bug = new Error('bug');
    const writes = [
      commit.add(insert(1)),
      commit.add(() => {
        throw bug;
      }),
    ];
    for (const write of writes) await expect(write).rejects.toEqual({ error: bug });
    expect(stored()).toEqual([]);
    await commit.add(insert(2));
    expect(stored()).toEqual([2]);
  });

  test('isolated: a write that throws leaves the others alone', async () => {
    const commit = createGroupCommit(db, { isolated: true });
    const writes = [commit.add(insert(1)), commit.add(insert(1)), commit.add(insert(2))];
    expect(await outcomes(writes)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(stored()).toEqual([1, 2]);
  });

  test('isolated: where SQLite rolled everything back, every write is rejected', async () => {
    const commit = createGroupCommit(db, { isolated: true });
    const rollBack = () => {
      db.exec('ROLLBACK');
      throw new Error('the disk is full');
    };
    const writes = [commit.add(insert(1)), commit.add(rollBack), commit.add(insert(2))];
    expect(await outcomes(writes)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(stored()).toEqual([]);
  });

  test('flush commits the waiting writes at once', async () => {
    const commit = createGroupCommit(db);
    const write = commit.add(insert(1));
    const flushed = commit.flush();
    expect(stored()).toEqual([1]);
    await flushed;
    expect(await write).toBe(1);
  });

  test('a write after the connection was closed is rejected', async () => {
    const commit = createGroupCommit(db);
    db.close();
    await expect(commit.add(() => 1)).rejects.toMatchObject({ code: 'ERR_INVALID_STATE' });
  });
});

describe('inTransaction', () => {
  test('rolls back what the work wrote before it threw, and rethrows', () => {
    const db = new DatabaseSync(':memory:');
    db.exec('CREATE TABLE notes (id)');
    const bug = new Error('bug');
    expect(() =>
      inTransaction(db, () => {
        db.exec('INSERT INTO notes VALUES (1)');
        throw bug;
      }),
    ).toThrow(bug);
    expect(db.isTransaction).toBe(false);
    expect(db.prepare('SELECT count(*) AS n FROM notes').get()).toEqual({ n: 0 });
    expect(inTransaction(db, () => 'result')).toBe('result');
    db.close();
  });
});
