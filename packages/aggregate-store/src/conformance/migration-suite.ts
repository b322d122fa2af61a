import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { defineAggregate } from '../define-aggregate.ts';
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

  test('the migration says what it created, and nothing when it is repeated', async () => {
    const { store } = await declareEmpty();
    const changes = await store.migrate();
    expect(changes.filter((change) => change.startsWith('created the collection'))).toEqual([
      'created the collection parcels',
      'created the collection shelves',
    ]);
    expect(changes.join()).toMatch(/created the index .*owner/);
    expect(await store.migrate({ dropUnused: true })).toEqual([]);
  });

  test('a migration by another process finds what the first created', async () => {
    const first = await declareEmpty();
    const second = await first.another();
    await first.store.migrate();
    expect(await second.store.migrate()).toEqual([]);
    await second.store.ready();
  });

  test('ready() names a missing index, and accepts one that is no longer declared', async () => {
    const { declare } = await declareEmpty();
    const thing = (indexes: readonly ('a' | 'b')[]) =>
      defineAggregate({
        name: 'things',
        fields: { a: z.string(), b: z.string() },
        indexes: indexes.map((field) => ({ fields: { [field]: 1 } })),
      });
    const both = await declare(thing(['a', 'b']));
    const one = await declare(thing(['a']));
    await one.store.migrate();
    await expect(both.store.ready()).rejects.toThrow(/things lack the index .*b_1/);
    await both.store.migrate();
    await one.store.ready();
    await one.store.migrate();
    await both.store.ready();
    expect(await one.store.migrate({ dropUnused: true })).toEqual([
      expect.stringMatching(/dropped the index .*b_1/),
    ]);
    const late = await declare(thing(['a', 'b']));
    await expect(late.store.ready()).rejects.toThrow('b_1');
  });

  test('a process finds what another migrated', async () => {
    const first = await openEmpty();
    await first.parcels.insert(parcel('p1'));
    const second = await first.reopen({ migrate: false });
    expect(await second.parcels.count({})).toBe(1);
  });
};
