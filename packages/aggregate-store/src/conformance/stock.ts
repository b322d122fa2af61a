import type { Collection } from '../aggregate-store.ts';
import { parcel, type Parcel } from './parcel.ts';
import type { Workbench } from './store-under-test.ts';

/** A day of January 2026. */
export const day = (n: number): Date => new Date(Date.UTC(2026, 0, n));

/** A page's ids in order, joined by blanks. */
export const ids = (page: { items: { _id: string }[] }): string =>
  page.items.map(({ _id }) => _id).join(' ');

/** Five parcels, a to e, with equal and missing values among them. */
export const stocked = async ({ fresh }: Workbench): Promise<Collection<Parcel>> => {
  const { parcels } = await fresh();
  const stock = [
    parcel('a', { weight: 1, sentAt: day(3), fragile: true }),
    parcel('b', { weight: 2, sentAt: day(1), route: { hub: 'CPT', floor: 1 } }),
    parcel('c', { weight: 2, sentAt: null, owner: 'bob' }),
    parcel('d', { weight: 3, sentAt: day(3), code: 'zz' }),
    parcel('e', { weight: 10, sentAt: day(2), route: { hub: 'JNB', floor: 1 } }),
  ];
  for (const item of stock) await parcels.insert(item);
  return parcels;
};
