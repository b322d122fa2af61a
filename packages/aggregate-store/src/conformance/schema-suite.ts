import { expect, test } from '@jest/globals';
import { DuplicateError } from '../aggregate-store.ts';
import { parcel, shelf, type Parcel } from './parcel.ts';
import { codeOfRejection, type StoreHarness } from './store-under-test.ts';

const taken = async (promise: Promise<unknown>): Promise<readonly string[] | undefined> => {
  const error = await promise.then(
    () => undefined,
    (e: unknown) => e,
  );
  return error instanceof DuplicateError ? error.fields : undefined;
};

/** Claims about what the schema declares: types, defaults, refusals and unique indexes. */
export const schemaSuite = ({ openEmpty }: StoreHarness): void => {
  test('dates, nulls, nested objects, records and untyped fields come back as they went in', async () => {
    const { parcels } = await openEmpty();
    const full = parcel('p1', {
      code: 'abc',
      sentAt: new Date('2026-02-03T04:05:06.789Z'),
      fragile: true,
      stamps: [{ place: 'CPT', at: new Date(0) }],
      route: { hub: null, floor: -2 },
      labels: { $a: 1, 'b.c': 2 },
      notes: {
        at: new Date(1),
        list: [1, 'two', null, { deep: new Date(2) }],
        text: 'line\u2028\u0000 \ud83d\ude00 end',
      },
    });
    await parcels.insert(full);
    const { version, outbox, outboxSince, ...stored } = (await parcels.get('p1'))!;
    expect(stored).toEqual({ ...full, weight: 7, size: 'small' });
    expect({ version, outbox, outboxSince }).toEqual({ version: 1, outbox: [], outboxSince: null });
  });

  test('defaults fill what an inserted document lacks', async () => {
    const { parcels } = await openEmpty();
    const stored = await parcels.insert(parcel('p1'));
    expect(stored).toMatchObject({
      weight: 7,
      sentAt: null,
      fragile: false,
      size: 'small',
      stamps: [],
      route: { hub: null, floor: 0 },
      labels: {},
    });
  });

  test('a value of another type is refused, not converted', async () => {
    const { parcels } = await openEmpty();
    const wrong: object[] = [
      { weight: '12' },
      { sentAt: '2026-01-01T00:00:00Z' },
      { sentAt: new Date(Number.NaN) },
      { fragile: 'true' },
      { size: 'huge' },
      { stamps: [{ place: 'CPT', at: 0 }] },
      { route: null },
      { labels: { a: 'b' } },
      { notes: 7n },
    ];
    for (const fields of wrong)
      await expect(parcels.insert(parcel('p1', fields as Partial<Parcel>))).rejects.toThrow(
        Object.keys(fields)[0],
      );
    expect(await parcels.count({})).toBe(0);
  });

  test('a field that is not declared is refused by its path, on insert and on update', async () => {
    const { parcels } = await openEmpty();
    await parcels.insert(parcel('ok', { stamps: [{ place: 'CPT', at: new Date(0) }] }));
    const undeclared: [object, string][] = [
      [{ colour: 'red' }, 'colour'],
      [{ route: { hub: null, floor: 0, gate: 4 } }, 'route.gate'],
      [{ stamps: [{ place: 'CPT', at: new Date(0), by: 'eve' }] }, 'stamps[].by'],
    ];
    for (const [fields, path] of undeclared) {
      const refused = {
        code: 'VALIDATION_FAILED',
        message: expect.stringContaining(`${path} (undeclared)`),
      };
      await expect(parcels.insert(parcel('p1', fields))).rejects.toMatchObject(refused);
      await expect(parcels.update('ok', (doc) => ({ ...doc, ...fields }))).rejects.toMatchObject(
        refused,
      );
    }
    expect(await parcels.get('ok')).toMatchObject({ version: 1 });
  });

  test('text that is not well formed is refused, and so are keys that MongoDB cannot hold', async () => {
    const { parcels } = await openEmpty();
    const broken: Partial<Parcel>[] = [
      { owner: 'a\ud800' },
      { notes: { list: ['\udc00'] } },
      { labels: { '\ud800': 1 } },
      { labels: { 'a\0b': 1 } },
      { notes: { _bsontype: 'Code', code: 'x' } },
    ];
    for (const fields of broken)
      expect(await codeOfRejection(parcels.insert(parcel('p1', fields)))).toBe('VALIDATION_FAILED');
  });

  test('a value that a store cannot hold is refused by its path', async () => {
    const { parcels } = await openEmpty();
    const values: [unknown, string][] = [
      [Number.NaN, 'NaN'],
      [1n, 'bigint'],
      [new Date(Number.NaN), 'invalid date'],
      [/x/, 'RegExp'],
      [Buffer.from('x'), 'Buffer'],
      [() => 1, 'function'],
    ];
    for (const [value, kind] of values) {
      const inserting = parcels.insert(parcel('p1', { notes: { list: [value] } }));
      await expect(inserting).rejects.toThrow('notes.list[0]: ');
      await expect(inserting).rejects.toThrow(kind);
    }
    expect(await parcels.count({})).toBe(0);
  });

  test('what the schema refuses is VALIDATION_FAILED naming the field but never the value', async () => {
    const { parcels } = await openEmpty();
    await parcels.insert(parcel('ok'));
    const wrong = { owner: null, weight: 'my secret essay' } as unknown as Partial<Parcel>;
    const error = await parcels.insert(parcel('p1', wrong)).catch((e: unknown) => e as Error);
    expect(error).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect((error as Error).message).toMatch(/owner.*weight|weight.*owner/);
    expect(
      JSON.stringify(error) + (error as Error).message + String((error as Error).cause),
    ).not.toContain('secret');
    expect(await codeOfRejection(parcels.update('ok', (doc) => ({ ...doc, weight: -1 })))).toBe(
      'VALIDATION_FAILED',
    );
    expect(await parcels.count({})).toBe(1);
  });

  test('a unique value is taken for insert and update until its document is deleted or changed', async () => {
    const { shelves } = await openEmpty();
    await shelves.insert(shelf('s1'));
    await shelves.insert(shelf('s2'));
    expect(await taken(shelves.insert(shelf('s3', { label: 's1' })))).toEqual(['label']);
    expect(await taken(shelves.update('s2', (doc) => ({ ...doc, label: 's1' })))).toEqual([
      'label',
    ]);
    await shelves.delete('s1');
    expect(await shelves.update('s2', (doc) => ({ ...doc, label: 's1' }))).toMatchObject({
      label: 's1',
    });
  });

  test('of many inserts of one unique value at once exactly one wins', async () => {
    const { shelves } = await openEmpty();
    const ids = Array.from({ length: 20 }, (_, i) => `s${i}`);
    const outcomes = await Promise.all(
      ids.map((id) => taken(shelves.insert(shelf(id, { label: 'one' })))),
    );
    expect(outcomes.filter((fields) => fields === undefined)).toHaveLength(1);
  });

  test('a unique index of several fields names them all', async () => {
    const { shelves } = await openEmpty();
    await shelves.insert(shelf('a', { hub: 'CPT', floor: 1 }));
    await shelves.insert(shelf('b', { hub: 'JNB', floor: 1 }));
    expect(await taken(shelves.insert(shelf('d', { hub: 'CPT', floor: 1 })))).toEqual([
      'hub',
      'floor',
    ]);
  });
};
