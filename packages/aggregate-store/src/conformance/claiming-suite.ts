import { expect, test } from '@jest/globals';
import type { Doc } from '../aggregate-store.ts';
import { parcel, type Parcel } from './parcel.ts';
import { day, ids, openWithParcels } from './sample-parcels.ts';
import { codeOfRejection, type StoreHarness } from './store-under-test.ts';

const byDate = { field: 'sentAt', direction: 1 } as const;
/** Sample parcels belong to ann until they are claimed. */
const unclaimed = { owner: 'ann' };
const claimFor =
  (owner: string) =>
  (doc: Doc<Parcel>): Doc<Parcel> => ({ ...doc, owner });

/** Tests of `claimOne` that every store must pass. */
export const claimingSuite = (harness: StoreHarness): void => {
  test('a claim takes the first match in the sort order and resolves to the changed document', async () => {
    const parcels = await openWithParcels(harness);
    const where = { owner: 'ann', sentAt: { $gte: day(2) } };
    const claimed = await parcels.claimOne(where, byDate, claimFor('eve'));
    expect(claimed).toMatchObject({ _id: 'e', owner: 'eve', version: 2 });
    expect(await parcels.get('e')).toEqual(claimed);
    expect(ids(await parcels.find({ where: { owner: 'eve' } }))).toBe('e');
    const last = { field: 'sentAt', direction: -1 } as const;
    expect((await parcels.claimOne(where, last, claimFor('eve')))?._id).toBe('d');
  });

  test('a claim without a match resolves to null', async () => {
    const parcels = await openWithParcels(harness);
    expect(await parcels.claimOne({ owner: 'zoe' }, byDate, claimFor('eve'))).toBeNull();
  });

  test('a claim whose change returns its argument resolves to null and writes nothing', async () => {
    const parcels = await openWithParcels(harness);
    expect(await parcels.claimOne(unclaimed, byDate, (doc) => doc)).toBeNull();
    const versions = (await parcels.find({})).items.map(({ version }) => version);
    expect(versions).toEqual([1, 1, 1, 1, 1]);
  });

  test('concurrent claims through two handles take a different document each until none is left', async () => {
    const one = await harness.openEmpty();
    const two = await one.reopen();
    const names = Array.from({ length: 20 }, (_, i) => `p${i}`);
    for (const name of names) await one.parcels.insert(parcel(name));
    const claims = await Promise.all(
      [one, two].flatMap(({ parcels }, handle) =>
        Array.from({ length: 15 }, () =>
          parcels.claimOne(unclaimed, byDate, claimFor(`handle ${handle}`)),
        ),
      ),
    );
    const taken = claims.flatMap((doc) => (doc ? [doc._id] : []));
    expect(taken.toSorted()).toEqual(names.toSorted());
    expect((await two.parcels.find({})).items.every(({ version }) => version === 2)).toBe(true);
  });

  test('a claim and an update of the same document are both applied', async () => {
    const { parcels } = await harness.openEmpty();
    await parcels.insert(parcel('p1', { weight: 0 }));
    const updates = Array.from({ length: 10 }, () =>
      parcels.update('p1', (doc) => ({ ...doc, weight: doc.weight + 1 })),
    );
    await Promise.all([...updates, parcels.claimOne(unclaimed, byDate, claimFor('eve'))]);
    expect(await parcels.get('p1')).toMatchObject({ weight: 10, owner: 'eve', version: 12 });
  });

  test('a claim whose change throws rejects with that error and writes nothing', async () => {
    const parcels = await openWithParcels(harness);
    const failing = parcels.claimOne(unclaimed, byDate, () => {
      throw new RangeError('not today');
    });
    await expect(failing).rejects.toThrow(new RangeError('not today'));
    expect(await parcels.count({ owner: 'ann' })).toBe(4);
  });

  test('a claim rejects invalid conditions and invalid documents as find and update do', async () => {
    const parcels = await openWithParcels(harness);
    const injected = { owner: { $ne: 'x' } } as never;
    expect(await codeOfRejection(parcels.claimOne(injected, byDate, claimFor('eve')))).toBe(
      'VALIDATION_FAILED',
    );
    const heavy = parcels.claimOne(unclaimed, byDate, (doc) => ({ ...doc, weight: -1 }));
    expect(await codeOfRejection(heavy)).toBe('VALIDATION_FAILED');
    const other = parcels.claimOne(unclaimed, byDate, (doc) => ({ ...doc, _id: 'other' }));
    await expect(other).rejects.toThrow('same aggregate');
    await expect(parcels.claimOne({ notes: 1 }, byDate, claimFor('eve'))).rejects.toThrow('notes');
  });
};
