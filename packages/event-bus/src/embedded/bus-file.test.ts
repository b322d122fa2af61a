import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { sample } from '../conformance/sample-events.ts';
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

  test('that is a folder is refused', async () => {
    await mkdir(temp.file);
    expect(refusal()).toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('cannot be opened'),
    });
  });

  test('damaged in the middle is reported by what meets the damage', async () => {
    const bus = temp.open();
    await bus.publish(
      Array.from({ length: 2_000 }, (_, index) => sample(`key${index}`, `id${index}`)),
    );
    await bus.close();
    const bytes = readFileSync(temp.file);
    writeFileSync(temp.file, bytes.fill(0xff, 4_096));
    const reopened = (() => {
      try {
        return temp.open();
      } catch (error) {
        return error as Error;
      }
    })();
    const error =
      reopened instanceof Error
        ? reopened
        : await reopened.publish([sample('a', 'x')]).catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('damaged'),
    });
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
