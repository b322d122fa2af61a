import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineAggregate, type AggregateStore } from '@argint/aggregate-store';
import { z } from 'zod';
import { openSqliteStore } from './open-sqlite-store.ts';

const things = () => defineAggregate({ name: 'things', fields: { any: z.unknown() } });

describe('declaring collections', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aggregate-store-'));
  const opened: AggregateStore[] = [];
  const open = (file: string): AggregateStore => {
    const store = openSqliteStore({ file: join(folder, file) });
    opened.push(store);
    return store;
  };
  afterAll(async () => {
    for (const store of opened) await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a second collection of one name is refused, in any letter case', () => {
    const store = open('names.db');
    store.collection(things());
    for (const name of ['things', 'thinGs'])
      expect(() => store.collection({ ...things(), name })).toThrow('declared twice');
  });

  test('use before ready() is refused', async () => {
    const early = open('early.db').collection(things());
    await expect(early.get('a')).rejects.toThrow('call ready() before');
    await expect(early.insert({ _id: 'a', any: 1 })).rejects.toThrow('call ready() before');
  });

  test('a stored document gains the defaults of fields declared later, deep ones too', async () => {
    const before = open('grown.db');
    const part = { name: z.string() };
    const old = before.collection(
      defineAggregate({ name: 'things', fields: { parts: z.array(z.object(part)) } }),
    );
    await before.migrate();
    await before.ready();
    await old.insert({ _id: 'a', parts: [{ name: 'x' }] });

    const after = open('grown.db');
    const grown = after.collection(
      defineAggregate({
        name: 'things',
        fields: {
          parts: z.array(z.object({ ...part, size: z.number().default(4) })),
          colour: z.string().default('red'),
        },
      }),
    );
    await after.migrate();
    await after.ready();
    expect(await grown.get('a')).toMatchObject({ parts: [{ name: 'x', size: 4 }], colour: 'red' });
    expect((await grown.find({})).items[0]).toMatchObject({ colour: 'red' });
    expect(await grown.update('a', (doc) => ({ ...doc }))).toMatchObject({
      colour: 'red',
      version: 2,
    });

    // A process of the release before goes on writing the same document and keeps what it does not know.
    await old.update('a', ({ parts, ...doc }) => ({
      ...doc,
      parts: [...parts.map((one) => ({ ...one, name: 'y' })), { name: 'z' }],
    }));
    expect(await grown.get('a')).toMatchObject({
      parts: [
        { name: 'y', size: 4 },
        { name: 'z', size: 4 },
      ],
      colour: 'red',
    });
  });

  test('migrate() drops an undeclared index if asked to and refuses a unique one that stored documents break', async () => {
    let changes: string[] = [];
    const declare = async (index: boolean, unique: boolean, dropUnused = true) => {
      const store = open('changing.db');
      const indexes = index ? [{ fields: { a: 1 }, unique } as const] : [];
      const collection = store.collection(
        defineAggregate({ name: 'things', fields: { a: z.string() }, indexes }),
      );
      changes = await store.migrate({ dropUnused });
      await store.ready();
      return collection;
    };
    await (await declare(true, true)).insert({ _id: '1', a: 'x' });
    await declare(false, false, false);
    expect(changes).toEqual([]);
    await (await declare(false, false)).insert({ _id: '2', a: 'x' });
    expect(changes).toEqual(['dropped the index things.a_1.unique']);
    await expect(declare(true, true)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('share a'),
    });
    expect(await (await declare(true, false)).count({ a: 'x' })).toBe(2);
  });
});
