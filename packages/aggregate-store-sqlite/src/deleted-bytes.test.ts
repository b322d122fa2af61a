import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { defineAggregate } from '@argint/aggregate-store';
import { z } from 'zod';
import { openSqliteStore } from './open-sqlite-store.ts';

const schema = defineAggregate({ name: 'things', fields: { text: z.string() } });
const SECRET = 'the sealed text of an essay ';

describe('deleted text on disk', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'aggregate-store-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const databasePath = () => join(folder, 'a.db');
  const isSecretOnDisk = () =>
    readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(SECRET));
  /** Waits up to `ms` until no file contains the secret. Resolves to whether it is gone. */
  const isGoneWithin = async (ms: number): Promise<boolean> => {
    const end = performance.now() + ms;
    while (isSecretOnDisk() && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 5));
    return !isSecretOnDisk();
  };
  const open = async () => {
    const store = openSqliteStore({ file: databasePath(), truncateWalMs: 10 });
    const things = store.collection(schema);
    await store.migrate();
    await store.ready();
    return { store, things };
  };
  // The first text shares a database page with other rows. The second is long enough to need overflow pages.
  const texts = [SECRET, SECRET.repeat(2_000)];

  test('deleting a document removes its text from every file, and closing the store does not write it again', async () => {
    const { store, things } = await open();
    for (const [i, text] of texts.entries()) await things.insert({ _id: `t${i}`, text });
    expect(isSecretOnDisk()).toBe(true);
    for (const i of texts.keys()) await things.delete(`t${i}`);
    expect(await isGoneWithin(5_000)).toBe(true);
    await store.close();
    expect(isSecretOnDisk()).toBe(false);
  });

  test('an update that empties the text removes the old text from every file', async () => {
    const { store, things } = await open();
    for (const [i, text] of texts.entries()) await things.insert({ _id: `t${i}`, text });
    for (const i of texts.keys()) await things.update(`t${i}`, (doc) => ({ ...doc, text: '' }));
    expect(await isGoneWithin(5_000)).toBe(true);
    await store.close();
  });

  test('deleted text stays on disk only until the last reader of the old state has finished', async () => {
    const { store, things } = await open();
    await things.insert({ _id: 't', text: SECRET });
    const reader = new DatabaseSync(databasePath());
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM things').get();
    await things.delete('t');
    expect(await isGoneWithin(100)).toBe(false);
    reader.exec('COMMIT');
    reader.close();
    expect(await isGoneWithin(5_000)).toBe(true);
    await store.close();
  });

  test('deleted text is removed when two handles write to the same file', async () => {
    const one = await open();
    const two = await open();
    await one.things.insert({ _id: 't', text: SECRET });
    await two.things.insert({ _id: 'u', text: 'another' });
    await two.things.delete('t');
    await one.things.delete('u');
    expect(await isGoneWithin(5_000)).toBe(true);
    await one.store.close();
    await two.store.close();
  });
});
