import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { defineAggregate, type AggregateStore, type Doc } from '@argint/aggregate-store';
import { tempDir } from '@argint/testkit';
import { z } from 'zod';
import { createFailpoints } from './failpoints.ts';
import { createFailingStore } from './failing-store.ts';

describe('failpoints', () => {
  test('do not exist unless a point or a log is given', () => {
    expect(createFailpoints({})).toBeUndefined();
  });

  test('kill the process at the named step, side and repetition only', () => {
    let kills = 0;
    const hit = createFailpoints({ stopAt: 'a:b.update#2:after', kill: () => (kills += 1) });
    for (const point of ['a:b.update|before', 'a:b.update|after', 'a:b.update|before'])
      hit?.(point);
    expect(kills).toBe(0);
    hit?.('a:b.update|after');
    expect(kills).toBe(1);
  });

  test('kill only the first of several processes that passes the step named in a file', async () => {
    const dir = await tempDir();
    const armed = join(dir.path, 'armed');
    const killed: string[] = [];
    const [first, second] = ['first', 'second'].map((name) =>
      createFailpoints({ armed, kill: () => killed.push(name) }),
    );
    first?.('a:b.update|after');
    writeFileSync(armed, 'a:b.update:after');
    first?.('a:b.update|before');
    second?.('a:b.update|after');
    first?.('a:b.update|after');
    expect(killed).toEqual(['second']);
    expect(existsSync(armed)).toBe(false);
    await dir.remove();
  });

  test('surround every write, and are named after the state it leads to', async () => {
    const dir = await tempDir();
    const log = join(dir.path, 'points');
    const inner = {
      collection: () => ({
        insert: async (doc: unknown) => doc,
        update: async (_id: string, change: (doc: Doc<{ phase: string }>) => unknown) =>
          change({ _id: 'x', version: 1, outbox: [], outboxSince: null, phase: 'running' }),
        delete: async () => true,
      }),
    } as unknown as AggregateStore;
    const hit = createFailpoints({ log });
    if (!hit) throw new Error('no failpoints');
    const jobs = createFailingStore(inner, 'svc', hit).collection(
      defineAggregate({ name: 'jobs', fields: { phase: z.string() } }),
    );
    await jobs.insert({ _id: 'x', phase: 'running' });
    await jobs.update('x', (doc) => doc);
    await jobs.update('x', (doc) => ({ ...doc, phase: 'done' }));
    expect(readFileSync(log, 'utf8').replaceAll('\t', '').trim().split('\n')).toEqual([
      'svc:jobs.insert[running]#1:before',
      'svc:jobs.insert[running]#1:after',
      'svc:jobs.update[done]#1:before',
      'svc:jobs.update[done]#1:after',
    ]);
    await dir.remove();
  });
});
