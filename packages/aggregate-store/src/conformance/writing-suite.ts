import { expect, test } from '@jest/globals';
import { DuplicateError } from '../aggregate-store.ts';
import { parcel, type Parcel } from './parcel.ts';
import type { Workbench } from './store-under-test.ts';

const heavier = <P extends Parcel>(doc: P): P => ({ ...doc, weight: doc.weight + 1 });

/** Claims about insert, get, update and delete. */
export const writingSuite = ({ fresh }: Workbench): void => {
  test('what was inserted is read back, at version 1', async () => {
    const { parcels } = await fresh();
    const inserted = await parcels.insert(parcel('p1', { weight: 3 }));
    expect(inserted).toMatchObject({
      _id: 'p1',
      version: 1,
      owner: 'ann',
      weight: 3,
      outbox: [],
      outboxSince: null,
    });
    expect(await parcels.get('p1')).toEqual(inserted);
  });

  test('an id that is not there reads as null', async () => {
    const { parcels } = await fresh();
    expect(await parcels.get('nobody')).toBeNull();
    expect(await parcels.update('nobody', heavier)).toBeNull();
    expect(await parcels.delete('nobody')).toBe(false);
  });

  test('a taken id is a DuplicateError naming _id, and leaves the first document alone', async () => {
    const { parcels } = await fresh();
    await parcels.insert(parcel('p1', { weight: 3 }));
    const error = await parcels.insert(parcel('p1', { weight: 4 })).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(DuplicateError);
    expect((error as DuplicateError).fields).toEqual(['_id']);
    expect((await parcels.get('p1'))?.weight).toBe(3);
  });

  test('an update writes the changed document and counts the version up', async () => {
    const { parcels } = await fresh();
    await parcels.insert(parcel('p1', { weight: 3 }));
    const updated = await parcels.update('p1', heavier);
    expect(updated).toMatchObject({ weight: 4, version: 2 });
    expect(await parcels.get('p1')).toEqual(updated);
  });

  test('version and outboxSince are the store’s own, whatever the change says', async () => {
    const { parcels } = await fresh();
    await parcels.insert(parcel('p1'));
    await parcels.update('p1', (doc) => ({ ...doc, version: 40, outboxSince: new Date(1) }));
    expect(await parcels.get('p1')).toMatchObject({ version: 2, outboxSince: null });
  });

  test('a change that returns another aggregate, a promise or nothing is a TypeError', async () => {
    const { parcels } = await fresh();
    const inserted = await parcels.insert(parcel('p1'));
    const wrong: unknown[] = [
      { ...inserted, _id: 'p2' },
      Promise.resolve(inserted),
      undefined,
      null,
    ];
    for (const result of wrong) {
      await expect(parcels.update('p1', () => result as never)).rejects.toThrow('same aggregate');
    }
    expect(await parcels.get('p1')).toEqual(inserted);
  });

  test('a change that returns its argument writes nothing', async () => {
    const { parcels } = await fresh();
    const inserted = await parcels.insert(parcel('p1'));
    expect(await parcels.update('p1', (doc) => doc)).toEqual(inserted);
    expect((await parcels.get('p1'))?.version).toBe(1);
  });

  test('a change that mutates its argument throws instead of being lost', async () => {
    const { parcels } = await fresh();
    await parcels.insert(parcel('p1', { stamps: [{ place: 'CPT', at: new Date(5) }] }));
    const mutating = parcels.update('p1', (doc) => {
      doc.stamps.push({ place: 'JNB', at: new Date(6) });
      return doc;
    });
    await expect(mutating).rejects.toThrow(TypeError);
  });

  test('an error thrown by the change is passed on and nothing is written', async () => {
    const { parcels } = await fresh();
    await parcels.insert(parcel('p1'));
    const failing = parcels.update('p1', () => {
      throw new RangeError('too heavy');
    });
    await expect(failing).rejects.toThrow(new RangeError('too heavy'));
    expect((await parcels.get('p1'))?.version).toBe(1);
    expect(await parcels.update('p1', heavier)).toMatchObject({ version: 2 });
  });

  test('50 concurrent updates each win one version and none is lost', async () => {
    const { parcels } = await fresh();
    await parcels.insert(parcel('p1', { weight: 0 }));
    const results = await Promise.all(
      Array.from({ length: 50 }, () => parcels.update('p1', heavier)),
    );
    expect((await parcels.get('p1'))?.weight).toBe(50);
    expect(new Set(results.map((doc) => doc?.version)).size).toBe(50);
    expect(results.every((doc) => doc?.version === doc!.weight + 1)).toBe(true);
  });

  test('updates from two handles conflict and retry, and none is lost', async () => {
    const one = await fresh();
    const two = await one.reopen();
    await one.parcels.insert(parcel('p1', { weight: 0 }));
    const both = [one, two].flatMap(({ parcels }) =>
      Array.from({ length: 8 }, () => parcels.update('p1', heavier)),
    );
    await Promise.all(both);
    expect(await two.parcels.get('p1')).toMatchObject({ weight: 16, version: 17 });
  });

  test('a conditional delete removes only the version it names', async () => {
    const { parcels } = await fresh();
    await parcels.insert(parcel('p1'));
    await parcels.update('p1', heavier);
    expect(await parcels.delete('p1', 1)).toBe(false);
    expect(await parcels.get('p1')).not.toBeNull();
    expect(await parcels.delete('p1', 2)).toBe(true);
    expect(await parcels.get('p1')).toBeNull();
  });

  test('one refused write leaves those asked for at the same time alone', async () => {
    const { parcels } = await fresh();
    await parcels.insert(parcel('p2'));
    const outcomes = await Promise.allSettled(
      ['p1', 'p2', 'p3'].map((id) => parcels.insert(parcel(id))),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await parcels.count({})).toBe(3);
  });
};
