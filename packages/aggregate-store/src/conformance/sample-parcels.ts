import type { Collection } from '../aggregate-store.ts';
import { parcel, type Parcel } from './parcel.ts';
import type { StoreHarness } from './store-under-test.ts';

/** Midnight UTC of a day in January 2026. */
export const day = (n: number): Date => new Date(Date.UTC(2026, 0, n));

/** The ids of a page in order, separated by spaces. */
export const ids = (page: { items: { _id: string }[] }): string =>
  page.items.map(({ _id }) => _id).join(' ');

/** Opens an empty store and inserts five parcels, a to e. Some of their values are equal or missing. */
export const openWithParcels = async ({ openEmpty }: StoreHarness): Promise<Collection<Parcel>> => {
  const { parcels } = await openEmpty();
  const samples = [
    parcel('a', { weight: 1, sentAt: day(3), fragile: true }),
    parcel('b', { weight: 2, sentAt: day(1), route: { hub: 'CPT', floor: 1 } }),
    parcel('c', { weight: 2, sentAt: null, owner: 'bob' }),
    parcel('d', { weight: 3, sentAt: day(3), code: 'zz' }),
    parcel('e', { weight: 10, sentAt: day(2), route: { hub: 'JNB', floor: 1 } }),
  ];
  for (const sample of samples) await parcels.insert(sample);
  return parcels;
};
