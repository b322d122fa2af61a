import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { eventually, sample, TOPIC } from '../conformance/sample-events.ts';
import { busOnTempFile } from './bus-on-temp-file.ts';

describe('the bus file', () => {
  let temp: Awaited<ReturnType<typeof busOnTempFile>>;
  beforeEach(async () => {
    temp = await busOnTempFile();
  });
  afterEach(() => temp.remove());

  const refusal = (file = temp.file): unknown => {
    try {
      temp.open({ file });
    } catch (error) {
      return error;
    }
    return undefined;
  };

  test('is made for its owner alone, with its folder', () => {
    const file = join(temp.folder, 'new', 'bus.sqlite');
    temp.open({ file });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('that is no database is refused in a sentence and left as it is', () => {
    writeFileSync(temp.file, 'not a database, but somebody’s notes'.repeat(50));
    const before = readFileSync(temp.file, 'utf8');
    expect(refusal()).toMatchObject({
      code: 'UNAVAILABLE',
      message: `The event bus file ${temp.file} cannot be used: it is damaged or not an event bus.`,
    });
    expect(readFileSync(temp.file, 'utf8')).toBe(before);
  });

  test('that belongs to something else is refused and left as it is', () => {
    const other = new DatabaseSync(temp.file);
    other.exec('CREATE TABLE notes (text)');
    other.close();
    expect(refusal()).toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('another kind'),
    });
  });

  test('of another version is refused', async () => {
    await temp.open().close();
    const db = new DatabaseSync(temp.file);
    db.exec('PRAGMA user_version=99');
    db.close();
    expect(refusal()).toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('another version'),
    });
  });

  test('of the version before is taken over with all that is in it', async () => {
    const old = temp.open();
    await old.publish([sample('a', 'kept')]);
    await old.close();
    const db = new DatabaseSync(temp.file);
    db.exec('DROP TABLE suspects; PRAGMA user_version=1');
    db.close();
    const bus = temp.open();
    const seen: string[] = [];
    await bus.subscribe(TOPIC, { group: 'g' }, async ({ id }) => void seen.push(id));
    await eventually('the old event', () => seen.includes('kept'));
  });

  test('that is a folder is refused', async () => {
    await mkdir(temp.file);
    expect(refusal()).toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('cannot be opened'),
    });
  });

  test('damaged in the middle is refused and left as it is', async () => {
    const bus = temp.open();
    await bus.publish(
      Array.from({ length: 2_000 }, (_, index) => sample(`key${index}`, `id${index}`)),
    );
    await bus.close();
    const bytes = readFileSync(temp.file);
    // Behind the pages that hold the tables' declarations: only a look at every page finds it.
    const damaged = bytes.fill(0xff, bytes.length - 20_000, bytes.length - 4_096);
    writeFileSync(temp.file, damaged);
    expect(refusal()).toMatchObject({
      code: 'UNAVAILABLE',
      message: `The event bus file ${temp.file} cannot be used: it is damaged.`,
    });
    expect(readFileSync(temp.file).equals(damaged)).toBe(true);
  });

  test('removed while in use fails the ping', async () => {
    const bus = temp.open();
    await bus.ping();
    rmSync(temp.file);
    await expect(bus.ping()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('keeps the number of partitions it was made with', async () => {
    await temp.open({ partitions: 4 }).close();
    temp.open({ partitions: 32 });
    const db = new DatabaseSync(temp.file);
    expect(db.prepare("SELECT value FROM settings WHERE name='partitions'").get()).toEqual({
      value: 4,
    });
    db.close();
  });
});
