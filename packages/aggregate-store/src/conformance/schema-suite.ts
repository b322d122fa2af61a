import { expect, test } from '@jest/globals';
import { DuplicateError } from '../aggregate-store.ts';
import { parcel, type Parcel } from './parcel.ts';
import { codeOfRejection, type Workbench } from './store-under-test.ts';

const taken = async (promise: Promise<unknown>): Promise<readonly string[] | undefined> => {
  const error = await promise.then(
    () => undefined,
    (e: unknown) => e,
  );
  return error instanceof DuplicateError ? error.fields : undefined;
};

/** Claims about what the schema declares: types, defaults, refusals and unique indexes. */
export const schemaSuite = ({ fresh }: Workbench): void => {
  test('dates, nulls, bytes, nested objects and untyped fields come back as they went in', async () => {
    const { parcels } = await fresh();
    const full = parcel('p1', {
      code: 'abc',
      sentAt: new Date('2026-02-03T04:05:06.789Z'),
      fragile: true,
      stamps: [{ place: 'CPT', at: new Date(0) }],
      route: { hub: null, floor: -2 },
      notes: {
        at: new Date(1),
        list: [1, 'two', null, { deep: new Date(2) }],
        text: 'line\u2028\u0000 \ud800 end',
      },
    });
    await parcels.insert(full);
    const { version, outbox, outboxSince, ...stored } = (await parcels.get('p1'))!;
    expect(stored).toEqual({ ...full, weight: 7 });
    expect({ version, outbox, outboxSince }).toEqual({ version: 1, outbox: [], outboxSince: null });
  });

  test('bytes come back as a Buffer', async () => {
    const { parcels } = await fresh();
    await parcels.insert(parcel('p1', { seal: Buffer.from([0, 255, 7]) }));
    const seal = (await parcels.get('p1'))?.seal;
    expect(Buffer.isBuffer(seal)).toBe(true);
    expect([...(seal ?? [])]).toEqual([0, 255, 7]);
  });

  test('defaults are applied, nested ones too, and parts get no id of their own', async () => {
    const { parcels } = await fresh();
    const stored = await parcels.insert(
      parcel('p1', { stamps: [{ place: 'CPT', at: new Date(0) }] }),
    );
    expect(stored).toMatchObject({
      weight: 7,
      sentAt: null,
      fragile: false,
      route: { hub: null, floor: 0 },
    });
    expect(Object.keys(stored.stamps[0]!)).toEqual(['place', 'at']);
  });

  test('values are cast and unknown fields dropped', async () => {
    const { parcels } = await fresh();
    const loose = {
      weight: '12',
      sentAt: '2026-01-01T00:00:00Z',
      colour: 'red',
    } as unknown as Partial<Parcel>;
    const stored = await parcels.insert(parcel('p1', loose));
    expect(stored).toMatchObject({ weight: 12, sentAt: new Date('2026-01-01T00:00:00Z') });
    expect(stored).not.toHaveProperty('colour');
  });

  test('what the schema refuses is VALIDATION_FAILED naming the field but never the value', async () => {
    const { parcels } = await fresh();
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

  test('a unique value is taken for insert and update, compared as the schema casts it', async () => {
    const { parcels } = await fresh();
    await parcels.insert(parcel('p1', { code: 'x1' }));
    await parcels.insert(parcel('p2', { code: 'x2' }));
    expect(await taken(parcels.insert(parcel('p3', { code: 'X1' })))).toEqual(['code']);
    expect(await taken(parcels.update('p2', (doc) => ({ ...doc, code: 'x1' })))).toEqual(['code']);
    await parcels.delete('p1');
    expect(await parcels.update('p2', (doc) => ({ ...doc, code: 'x1' }))).toMatchObject({
      code: 'x1',
    });
  });

  test('of many inserts of one unique value at once exactly one wins', async () => {
    const { parcels } = await fresh();
    const ids = Array.from({ length: 20 }, (_, i) => `p${i}`);
    const outcomes = await Promise.all(
      ids.map((id) => taken(parcels.insert(parcel(id, { code: 'one' })))),
    );
    expect(outcomes.filter((fields) => fields === undefined)).toHaveLength(1);
  });

  test('null and missing never collide in a sparse or filtered unique index', async () => {
    const { parcels, shelves } = await fresh();
    for (const [i, code] of [null, null, undefined, undefined].entries()) {
      await parcels.insert(parcel(`p${i}`, code === undefined ? {} : { code }));
      await shelves.insert({
        _id: `s${i}`,
        hub: 'CPT',
        floor: i,
        ...(code === undefined ? {} : { label: code }),
      });
    }
    expect(await parcels.count({ code: null })).toBe(4);
    await shelves.insert({ _id: 'a', hub: 'CPT', floor: 10, label: 'top' });
    expect(await taken(shelves.insert({ _id: 'b', hub: 'CPT', floor: 11, label: 'top' }))).toEqual([
      'label',
    ]);
  });

  test('a unique index of several fields names them all, and without a filter null collides with null', async () => {
    const { shelves } = await fresh();
    await shelves.insert({ _id: 'a', hub: 'CPT', floor: 1 });
    await shelves.insert({ _id: 'b', hub: 'JNB', floor: 1 });
    await shelves.insert({ _id: 'c', hub: 'CPT' });
    expect(await taken(shelves.insert({ _id: 'd', hub: 'CPT', floor: 1 }))).toEqual([
      'hub',
      'floor',
    ]);
    expect(await taken(shelves.insert({ _id: 'e', hub: 'CPT', floor: null }))).toEqual([
      'hub',
      'floor',
    ]);
  });
};
