import { expect, test } from '@jest/globals';
import { parcel, shelf } from './parcel.ts';
import type { StoreHarness } from './store-under-test.ts';

/** Claims about `migrate` and `ready`. */
export const migrationSuite = ({ openEmpty, declareEmpty }: StoreHarness): void => {
  test('ready() on data that was never migrated names the collection that is missing', async () => {
    const { store } = await declareEmpty();
    await expect(store.ready()).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('parcels'),
    });
  });

  test('ready() changes nothing: it fails the same way again', async () => {
    const { store } = await declareEmpty();
    await expect(store.ready()).rejects.toThrow('parcels');
    await expect(store.ready()).rejects.toThrow('parcels');
  });

  test('a store is ready after the migration, and the migration may be repeated', async () => {
    const { store, parcels, shelves } = await declareEmpty();
    await store.migrate();
    await store.ready();
    await parcels.insert(parcel('p1'));
    await store.migrate();
    await store.ready();
    await shelves.insert(shelf('s1'));
    expect(await parcels.count({})).toBe(1);
  });

  test('a process finds what another migrated', async () => {
    const first = await openEmpty();
    await first.parcels.insert(parcel('p1'));
    const second = await first.reopen({ migrate: false });
    expect(await second.parcels.count({})).toBe(1);
  });
};
