import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { eventually, sample } from '@argint/event-bus/testing';
import { createTempBus } from '../testing/temp-bus.ts';

describe('the bus file', () => {
  let temp: Awaited<ReturnType<typeof createTempBus>>;
  beforeEach(async () => {
    temp = await createTempBus();
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

  test('a new bus file is readable by its owner only, and its folder is created', () => {
    const file = join(temp.folder, 'new', 'bus.sqlite');
    temp.open({ file });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('a file that is not a database is refused with one sentence and left unchanged', () => {
    writeFileSync(temp.file, 'not a database, but somebody’s notes'.repeat(50));
    const before = readFileSync(temp.file, 'utf8');
    expect(refusal()).toMatchObject({
      code: 'UNAVAILABLE',
      message: `The event bus file ${temp.file} cannot be used: it is damaged or not an event bus.`,
    });
    expect(readFileSync(temp.file, 'utf8')).toBe(before);
  });

  test('a database of another kind is refused and left unchanged', () => {
    const other = new DatabaseSync(temp.file);
    other.exec('CREATE TABLE notes (text)');
    other.close();
    expect(refusal()).toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('another kind'),
    });
  });

  test('a bus file of another version is refused', async () => {
    await temp.open().close();
    const db = new DatabaseSync(temp.file);
    db.exec('PRAGMA user_version=99');
    db.close();
    expect(refusal()).toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('another version'),
    });
  });

  test('a folder in place of the bus file is refused', async () => {
    await mkdir(temp.file);
    expect(refusal()).toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('cannot be opened'),
    });
  });

  test('a bus file damaged in the middle is refused and left unchanged', async () => {
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

  test('a bus file removed while in use fails the ping and is fatal for its bus', async () => {
    const bus = temp.open({ timings: { heartbeatMs: 5 } });
    const fatal: unknown[] = [];
    const removed: unknown[] = [];
    bus.onFatal((error) => fatal.push(error));
    bus.onFatal((error) => removed.push(error))();
    await bus.ping();
    rmSync(temp.file);
    await expect(bus.ping()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await eventually('the fatal error', () => fatal.length > 0);
    expect(fatal).toMatchObject([{ message: expect.stringContaining('removed or replaced') }]);
    expect(removed).toEqual([]);
    bus.onFatal((error) => removed.push(error));
    expect(removed).toEqual(fatal);
  });

  test('a bus file keeps the number of partitions it was created with', async () => {
    await temp.open({ partitions: 4 }).close();
    temp.open({ partitions: 32 });
    const db = new DatabaseSync(temp.file);
    expect(db.prepare("SELECT value FROM settings WHERE name='partitions'").get()).toEqual({
      value: 4,
    });
    db.close();
  });
});
