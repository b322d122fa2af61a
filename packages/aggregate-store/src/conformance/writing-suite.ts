import { expect, test } from '@jest/globals';
import { DuplicateError } from '../aggregate-store.ts';
import { parcel, type Parcel } from './parcel.ts';
import type { StoreHarness } from './store-under-test.ts';

/** Adds 1 to the weight. */
const incrementWeight = <P extends Parcel>(doc: P): P => ({ ...doc, weight: doc.weight + 1 });

/** Tests of `insert`, `get`, `update` and `delete` that every store must pass. */
export const writingSuite = ({ openEmpty }: StoreHarness): void => {
  test('get returns an inserted document, at version 1', async () => {
    const { parcels } = await openEmpty();
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

  test('get and update resolve to null for a missing id, and delete resolves to false', async () => {
    const { parcels } = await openEmpty();
    expect(await parcels.get('nobody')).toBeNull();
    expect(await parcels.update('nobody', incrementWeight)).toBeNull();
    expect(await parcels.delete('nobody')).toBe(false);
  });

  test('inserting an id twice throws a DuplicateError that names _id, and keeps the first document', async () => {
    const { parcels } = await openEmpty();
    await parcels.insert(parcel('p1', { weight: 3 }));
    const error = await parcels.insert(parcel('p1', { weight: 4 })).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(DuplicateError);
    expect((error as DuplicateError).fields).toEqual(['_id']);
    expect((await parcels.get('p1'))?.weight).toBe(3);
  });

  test('an update writes the changed document and increments the version', async () => {
    const { parcels } = await openEmpty();
    await parcels.insert(parcel('p1', { weight: 3 }));
    const updated = await parcels.update('p1', incrementWeight);
    expect(updated).toMatchObject({ weight: 4, version: 2 });
    expect(await parcels.get('p1')).toEqual(updated);
  });

  test('an update ignores a version or outboxSince that the change sets', async () => {
    const { parcels } = await openEmpty();
    await parcels.insert(parcel('p1'));
    await parcels.update('p1', (doc) => ({ ...doc, version: 40, outboxSince: new Date(1) }));
    expect(await parcels.get('p1')).toMatchObject({ version: 2, outboxSince: null });
  });

  test('a change that returns another aggregate, a promise or nothing makes update throw a TypeError', async () => {
    const { parcels } = await openEmpty();
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
    const { parcels } = await openEmpty();
    const inserted = await parcels.insert(parcel('p1'));
    expect(await parcels.update('p1', (doc) => doc)).toEqual(inserted);
    expect((await parcels.get('p1'))?.version).toBe(1);
  });

  test('a change that mutates its argument makes update throw a TypeError', async () => {
    const { parcels } = await openEmpty();
    await parcels.insert(parcel('p1', { stamps: [{ place: 'CPT', at: new Date(5) }] }));
    const mutating = parcels.update('p1', (doc) => {
      doc.stamps.push({ place: 'JNB', at: new Date(6) });
      return doc;
    });
    await expect(mutating).rejects.toThrow(TypeError);
  });

  test('an update whose change throws rejects with that error and writes nothing', async () => {
    const { parcels } = await openEmpty();
    await parcels.insert(parcel('p1'));
    const failing = parcels.update('p1', () => {
      throw new RangeError('too heavy');
    });
    await expect(failing).rejects.toThrow(new RangeError('too heavy'));
    expect((await parcels.get('p1'))?.version).toBe(1);
    expect(await parcels.update('p1', incrementWeight)).toMatchObject({ version: 2 });
  });

  test('each of 50 concurrent updates gets its own version and none is lost', async () => {
    const { parcels } = await openEmpty();
    await parcels.insert(parcel('p1', { weight: 0 }));
    const results = await Promise.all(
      Array.from({ length: 50 }, () => parcels.update('p1', incrementWeight)),
    );
    expect((await parcels.get('p1'))?.weight).toBe(50);
    expect(new Set(results.map((doc) => doc?.version)).size).toBe(50);
    expect(results.every((doc) => doc?.version === doc!.weight + 1)).toBe(true);
  });

  test('conflicting updates through two handles are retried and none is lost', async () => {
    const one = await openEmpty();
    const two = await one.reopen();
    await one.parcels.insert(parcel('p1', { weight: 0 }));
    const both = [one, two].flatMap(({ parcels }) =>
      Array.from({ length: 8 }, () => parcels.update('p1', incrementWeight)),
    );
    await Promise.all(both);
    expect(await two.parcels.get('p1')).toMatchObject({ weight: 16, version: 17 });
  });

  test('a read through another handle sees every resolved write', async () => {
    const one = await openEmpty();
    const two = await one.reopen();
    for (let weight = 0; weight < 20; weight += 1) {
      const id = `p${weight}`;
      await one.parcels.insert(parcel(id, { weight }));
      expect(await two.parcels.get(id)).not.toBeNull();
      await one.parcels.update(id, incrementWeight);
      expect((await two.parcels.get(id))?.weight).toBe(weight + 1);
      expect(await two.parcels.count({ weight: weight + 1 })).toBe(1);
      await one.parcels.delete(id);
      expect((await two.parcels.find({})).items).toEqual([]);
    }
  });

  test('a delete with a version removes the document only if that version is current', async () => {
    const { parcels } = await openEmpty();
    await parcels.insert(parcel('p1'));
    await parcels.update('p1', incrementWeight);
    expect(await parcels.delete('p1', 1)).toBe(false);
    expect(await parcels.get('p1')).not.toBeNull();
    expect(await parcels.delete('p1', 2)).toBe(true);
    expect(await parcels.get('p1')).toBeNull();
  });

  test('a rejected insert does not affect other inserts made at the same time', async () => {
    const { parcels } = await openEmpty();
    await parcels.insert(parcel('p2'));
    const outcomes = await Promise.allSettled(
      ['p1', 'p2', 'p3'].map((id) => parcels.insert(parcel(id))),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await parcels.count({})).toBe(3);
  });
};
