import { expect, test } from '@jest/globals';
import type { Collection, Condition, Query } from '../aggregate-store.ts';
import { parcel, type Parcel } from './parcel.ts';
import { codeOfRejection, type Workbench } from './store-under-test.ts';

const day = (n: number): Date => new Date(Date.UTC(2026, 0, n));
const ids = (page: { items: { _id: string }[] }): string =>
  page.items.map(({ _id }) => _id).join(' ');

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

/** Claims about find and count. */
export const querySuite = ({ fresh }: Workbench): void => {
  const stocked = async (): Promise<Collection<Parcel>> => {
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

  test('equality, ranges and lists on strings, numbers, dates, booleans and nulls', async () => {
    const parcels = await stocked();
    const cases: [Record<string, Condition>, string][] = [
      [{}, 'a b c d e'],
      [{ owner: 'bob' }, 'c'],
      [{ weight: 2 }, 'b c'],
      [{ weight: { $gt: 2 } }, 'd e'],
      [{ weight: { $gte: 2, $lt: 10 } }, 'b c d'],
      [{ sentAt: day(3) }, 'a d'],
      [{ sentAt: { $lte: day(2) } }, 'b e'],
      [{ sentAt: null }, 'c'],
      [{ sentAt: { $in: [day(1), null] } }, 'b c'],
      [{ fragile: true }, 'a'],
      [{ fragile: false, owner: 'ann' }, 'b d e'],
      [{ code: 'ZZ' }, 'd'],
      [{ 'route.hub': { $in: ['CPT', 'JNB'] } }, 'b e'],
      [{ _id: { $in: ['e', 'a', 'nobody'] } }, 'a e'],
      [{ _id: { $gt: 'c' } }, 'd e'],
      [{ weight: { $in: [] } }, ''],
    ];
    for (const [where, expected] of cases) {
      const label = JSON.stringify(where);
      expect(`${label}: ${ids(await parcels.find({ where }))}`).toBe(`${label}: ${expected}`);
      expect(`${label}: ${await parcels.count(where)}`).toBe(
        `${label}: ${expected.split(' ').filter(Boolean).length}`,
      );
    }
  });

  test('sorted either way with nulls below everything and ties broken by id', async () => {
    const parcels = await stocked();
    expect(ids(await parcels.find({ sort: { field: 'sentAt', direction: 1 } }))).toBe('c b e a d');
    expect(ids(await parcels.find({ sort: { field: 'sentAt', direction: -1 } }))).toBe('d a e b c');
    expect(ids(await parcels.find({ sort: { field: '_id', direction: -1 }, limit: 2 }))).toBe(
      'e d',
    );
  });

  test('pages follow each other without gap or double, in every sort', async () => {
    const { parcels } = await fresh();
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

  test('a cursor stays where it was when rows come and go meanwhile', async () => {
    const { parcels } = await fresh();
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
    const parcels = await stocked();
    expect((await parcels.find({ limit: 5 })).next).toBeNull();
    expect((await parcels.find({ limit: 4 })).next).not.toBeNull();
  });

  test('a page holds 100 unless told, and a limit outside 1 to 1,000 is refused', async () => {
    const { parcels } = await fresh();
    await Promise.all(Array.from({ length: 101 }, (_, i) => parcels.insert(parcel(`p${i}`))));
    expect((await parcels.find({})).items).toHaveLength(100);
    expect((await parcels.find({ limit: 1_000 })).items).toHaveLength(101);
    for (const limit of [0, -1, 1.5, 1_001, Number.NaN]) {
      expect(await codeOfRejection(parcels.find({ limit }))).toBe('VALIDATION_FAILED');
    }
  });

  test('a malformed cursor, or one of another sort, is refused', async () => {
    const parcels = await stocked();
    const { next } = await parcels.find({ sort: { field: 'weight', direction: 1 }, limit: 1 });
    const forged = Buffer.from('["_id:1",{"$gt":""},"a"]').toString('base64url');
    for (const after of ['', 'x', '"', forged, next!]) {
      expect(await codeOfRejection(parcels.find({ after }))).toBe('VALIDATION_FAILED');
    }
  });

  test('a value that is no condition is refused: operators, lists, objects, undefined, what the schema cannot cast', async () => {
    const parcels = await stocked();
    const injected: unknown[] = [
      { $ne: 'x' },
      { $regex: '.*' },
      { $where: 'true' },
      { $gt: { $ne: 1 } },
      { $gt: null },
      { $in: 'abc' },
      { $in: [{ $ne: 1 }] },
      { toString: () => 'ann' },
      {},
      ['ann'],
      undefined,
      () => 'ann',
      new Map([['$ne', 1]]),
    ];
    for (const value of injected) {
      const where = { owner: value } as Record<string, Condition>;
      expect(await codeOfRejection(parcels.find({ where }))).toBe('VALIDATION_FAILED');
      expect(await codeOfRejection(parcels.count(where))).toBe('VALIDATION_FAILED');
    }
    expect(await codeOfRejection(parcels.count({ weight: 'heavy' }))).toBe('VALIDATION_FAILED');
    expect(await codeOfRejection(parcels.count({ sentAt: 'some day' }))).toBe('VALIDATION_FAILED');
    expect(await codeOfRejection(parcels.get({ $ne: 'x' } as unknown as string))).toBe(
      'VALIDATION_FAILED',
    );
    expect(await codeOfRejection(parcels.delete({ $ne: 'x' } as unknown as string))).toBe(
      'VALIDATION_FAILED',
    );
    expect(await parcels.count({})).toBe(5);
  });

  test('a field of no declared index is refused by name', async () => {
    const parcels = await stocked();
    for (const field of [
      'route.floor',
      'notes',
      "owner' OR 1=1 --",
      '$where',
      '__proto__',
      'constructor',
    ]) {
      const where = JSON.parse(`{${JSON.stringify(field)}:1}`) as Record<string, Condition>;
      await expect(parcels.find({ where })).rejects.toThrow(field);
      await expect(parcels.find({ sort: { field, direction: 1 } })).rejects.toThrow(field);
    }
  });
};
