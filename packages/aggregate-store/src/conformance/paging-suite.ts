import { expect, test } from '@jest/globals';
import type { Collection, Query } from '../aggregate-store.ts';
import { parcel, type Parcel } from './parcel.ts';
import { day, ids, openWithParcels } from './sample-parcels.ts';
import { codeOfRejection, type StoreHarness } from './store-under-test.ts';

/** Every page of a query, one after another. */
const allPages = async (
  parcels: Collection<Parcel>,
  query: Query,
  between = async (): Promise<void> => {},
) => {
  const pages: string[] = [];
  let after: string | undefined;
  do {
    const page = await parcels.find({ ...query, ...(after === undefined ? {} : { after }) });
    pages.push(ids(page));
    after = page.next ?? undefined;
    await between();
  } while (after !== undefined);
  return pages;
};

/** Claims about limits and cursors. */
export const pagingSuite = (harness: StoreHarness): void => {
  test('pages contain every document exactly once, in every sort order', async () => {
    const { parcels } = await harness.openEmpty();
    const stock = Array.from({ length: 23 }, (_, i) =>
      parcel(`p${String(i).padStart(2, '0')}`, {
        weight: i % 4,
        sentAt: i % 5 === 0 ? null : day(1 + (i % 3)),
        fragile: i % 2 === 0,
      }),
    );
    await Promise.all(stock.map((item) => parcels.insert(item)));
    for (const field of ['_id', 'weight', 'sentAt', 'fragile', 'code']) {
      for (const direction of [1, -1] as const) {
        const sort = { field, direction };
        const whole = ids(await parcels.find({ sort }));
        const pages = await allPages(parcels, { sort, limit: 4 });
        expect(`${field} ${direction} ${pages.join(' ')}`).toBe(`${field} ${direction} ${whole}`);
        expect(pages).toHaveLength(6);
      }
    }
  });

  test('a cursor keeps its position when documents are inserted or deleted between pages', async () => {
    const { parcels } = await harness.openEmpty();
    for (const i of [1, 2, 3, 4, 5, 6]) await parcels.insert(parcel(`p${i}`, { sentAt: day(i) }));
    let added = 0;
    const pages = await allPages(
      parcels,
      { sort: { field: 'sentAt', direction: -1 }, limit: 2 },
      async () => {
        await parcels.insert(parcel(`new${(added += 1)}`, { sentAt: day(20 + added) }));
        await parcels.delete('p5');
      },
    );
    expect(pages).toEqual(['p6 p5', 'p4 p3', 'p2 p1']);
  });

  test('the last page has no next, even when it is full', async () => {
    const parcels = await openWithParcels(harness);
    expect((await parcels.find({ limit: 5 })).next).toBeNull();
    expect((await parcels.find({ limit: 4 })).next).not.toBeNull();
  });

  test('a page has at most 100 documents by default, and a limit outside 1 to 1,000 is rejected', async () => {
    const { parcels } = await harness.openEmpty();
    await Promise.all(Array.from({ length: 101 }, (_, i) => parcels.insert(parcel(`p${i}`))));
    expect((await parcels.find({})).items).toHaveLength(100);
    expect((await parcels.find({ limit: 1_000 })).items).toHaveLength(101);
    for (const limit of [0, -1, 1.5, 1_001, Number.NaN]) {
      expect(await codeOfRejection(parcels.find({ limit }))).toBe('VALIDATION_FAILED');
    }
  });

  test('a malformed cursor, or a cursor of another sort order, is rejected', async () => {
    const parcels = await openWithParcels(harness);
    const { next } = await parcels.find({ sort: { field: 'weight', direction: 1 }, limit: 1 });
    const forged = Buffer.from('["_id:1",{"$gt":""},"a"]').toString('base64url');
    for (const after of ['', 'x', '"', forged, next!]) {
      expect(await codeOfRejection(parcels.find({ after }))).toBe('VALIDATION_FAILED');
    }
  });
};
