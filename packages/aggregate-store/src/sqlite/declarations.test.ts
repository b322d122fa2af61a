import { afterAll, describe, expect, test } from '@jest/globals';
import { Schema } from 'mongoose';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AggregateStore } from '../aggregate-store.ts';
import { openSqliteStore } from './open-sqlite-store.ts';

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

  test('index options that are not supported are refused by name', () => {
    const store = open('options.db');
    const refused: [Schema, string][] = [
      [new Schema({ at: { type: Date, expires: 60 } }), 'expireAfterSeconds'],
      [new Schema({ text: String }).index({ text: 'text' }), 'direction text'],
      [new Schema({ a: String }).index({ a: 1 }, { collation: { locale: 'en' } }), 'collation'],
      [
        new Schema({ a: String, b: String }).index({ a: 1, b: 1 }, { sparse: true }),
        'sparse over several fields',
      ],
      [
        new Schema({ a: Number }).index({ a: 1 }, { partialFilterExpression: { a: { $gt: 1 } } }),
        'partialFilterExpression',
      ],
      [
        new Schema({ a: Number }).index(
          { a: 1 },
          { partialFilterExpression: { a: { $type: 'string' } } },
        ),
        'partialFilterExpression',
      ],
      [new Schema({ tags: [String] }).index({ tags: 1 }), 'tags cannot be indexed'],
      [
        new Schema({ holds: [{ jobId: String }] }).index({ 'holds.jobId': 1 }),
        'holds.jobId cannot be indexed',
      ],
      [new Schema({ any: Schema.Types.Mixed }).index({ any: 1 }), 'any cannot be indexed'],
      [new Schema({ a: String }).index({ b: 1 }), 'b cannot be indexed'],
    ];
    for (const [schema, message] of refused) {
      expect(() => store.collection('things', schema)).toThrow(message);
    }
  });

  test('the store’s own fields, timestamps, odd names and a second declaration are refused', () => {
    const store = open('names.db');
    for (const field of ['version', 'outbox', 'outboxSince']) {
      expect(() => store.collection('things', new Schema({ [field]: String }))).toThrow(
        `the field ${field}`,
      );
    }
    expect(() => store.collection('things', new Schema({}, { timestamps: true }))).toThrow(
      'timestamps',
    );
    for (const name of ['', 'a"b', 'sqlite_x', 'A', 'a-b']) {
      expect(() => store.collection(name, new Schema({}))).toThrow('not a collection name');
    }
    store.collection('things', new Schema({}));
    for (const name of ['things', 'thinGs']) {
      expect(() => store.collection(name, new Schema({}))).toThrow('declared twice');
    }
  });

  test('two stores may share a schema', () => {
    const schema = new Schema({ parts: [{ name: String }] });
    open('one.db').collection('things', schema);
    open('two.db').collection('things', schema);
    expect(schema.path('version')).toBeUndefined();
  });

  test('use before ready() is refused', async () => {
    const things = open('early.db').collection('things', new Schema({}));
    await expect(things.get('a')).rejects.toThrow('call ready() before');
    await expect(things.insert({ _id: 'a' })).rejects.toThrow('call ready() before');
  });

  test('a stored document gains the defaults of fields declared later, deep ones too', async () => {
    const before = open('grown.db');
    const old = before.collection<{ parts: object[] }>(
      'things',
      new Schema({ parts: [{ name: String }] }),
    );
    await before.ready();
    await old.insert({ _id: 'a', parts: [{ name: 'x' }] });

    const after = open('grown.db');
    const grown = new Schema({
      parts: [{ name: String, size: { type: Number, default: 4 } }],
      colour: { type: String, default: 'red' },
    });
    const things = after.collection<object>('things', grown);
    await after.ready();
    expect(await things.get('a')).toMatchObject({ parts: [{ name: 'x', size: 4 }], colour: 'red' });
    expect((await things.find({})).items[0]).toMatchObject({ colour: 'red' });
    expect(await things.update('a', (doc) => ({ ...doc }))).toMatchObject({
      colour: 'red',
      version: 2,
    });
  });

  test('ready() drops an index no longer declared and refuses a unique one that stored documents break', async () => {
    const declare = async (index: boolean, unique: boolean) => {
      const store = open('changing.db');
      const schema = new Schema({ a: { type: String, required: true } });
      if (index) schema.index({ a: 1 }, { unique });
      const things = store.collection<{ a: string }>('things', schema);
      await store.ready();
      return things;
    };
    await (await declare(true, true)).insert({ _id: '1', a: 'x' });
    await (await declare(false, false)).insert({ _id: '2', a: 'x' });
    await expect(declare(true, true)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('share a'),
    });
    expect(await (await declare(true, false)).count({ a: 'x' })).toBe(2);
  });

  test('what JSON cannot carry is refused by its path', async () => {
    const store = open('odd.db');
    const things = store.collection<{ any: unknown }>(
      'things',
      new Schema({ any: Schema.Types.Mixed }),
    );
    await store.ready();
    for (const [value, kind] of [
      [Number.NaN, 'NaN'],
      [1n, 'bigint'],
      [new Date(Number.NaN), 'invalid date'],
      [/x/, 'RegExp'],
    ] as const) {
      await expect(things.insert({ _id: 'a', any: { list: [value] } })).rejects.toThrow(
        `any.list[0]: `,
      );
      await expect(things.insert({ _id: 'a', any: { list: [value] } })).rejects.toThrow(kind);
    }
  });
});
