import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { AggregateStore, Collection } from '@argint/aggregate-store';
import { openCounters, type Counter } from './testing/counter-store.ts';

describe('group commit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aggregate-store-'));
  const file = join(folder, 'a.db');
  const commits: number[] = [];
  const errors: unknown[] = [];
  let store: AggregateStore;
  let counters: Collection<Counter>;

  beforeAll(async () => {
    const onCommit = ({ writes }: { writes: number }): void => void commits.push(writes);
    ({ store, counters } = await openCounters({
      file,
      onCommit,
      onError: (error) => errors.push(error),
    }));
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('writes asked for in one tick share one transaction', async () => {
    commits.length = 0;
    const ids = Array.from({ length: 200 }, (_, i) => `c${i}`);
    await Promise.all(ids.map((_id) => counters.insert({ _id, count: 0 })));
    const updates = ids
      .slice(0, 50)
      .map((id) => counters.update(id, (doc) => ({ ...doc, count: 1 })));
    const deletes = ids.slice(50, 60).map((id) => counters.delete(id));
    await Promise.all([...updates, ...deletes]);
    expect(commits).toEqual([200, 60]);
  });

  test('nothing is written by an update that changes nothing', async () => {
    commits.length = 0;
    await counters.update('c1', (doc) => doc);
    expect(commits).toEqual([]);
  });

  test('an update that always meets another writer ends in CONFLICT after 20 tries', async () => {
    const other = new DatabaseSync(file);
    let tries = 0;
    const beaten = counters.update('c1', (doc) => {
      tries += 1;
      other.exec(`UPDATE counters SET version = version + 1 WHERE _id = 'c1'`);
      return { ...doc, count: -1 };
    });
    await expect(beaten).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(tries).toBe(20);
    other.close();
  });

  test('a listener that throws is reported and harms neither the write nor the next listener', async () => {
    let heard = 0;
    const stops = [
      store.onOutbox(() => {
        throw new Error('deaf');
      }),
      store.onOutbox(() => (heard += 1)),
    ];
    const event = {
      specversion: '1.0',
      id: 'e',
      source: 's',
      type: 'users.deleted',
      subject: 'u',
      time: '',
      data: { userId: 'u' },
    } as const;
    await counters.insert({ _id: 'loud', count: 0, outbox: [event] });
    for (const stop of stops) stop();
    expect(heard).toBe(1);
    expect(errors).toEqual([new Error('deaf')]);
  });
});
