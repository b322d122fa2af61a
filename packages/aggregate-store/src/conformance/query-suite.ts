import { expect, test } from '@jest/globals';
import type { Condition } from '../aggregate-store.ts';
import { day, ids, openWithParcels } from './sample-parcels.ts';
import { codeOfRejection, type StoreHarness } from './store-under-test.ts';

/** Claims about conditions, in find and count alike. */
export const querySuite = (harness: StoreHarness): void => {
  test('equality, ranges and lists on strings, numbers, dates, booleans and nulls', async () => {
    const parcels = await openWithParcels(harness);
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
      [{ code: 'zz' }, 'd'],
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
    const parcels = await openWithParcels(harness);
    expect(ids(await parcels.find({ sort: { field: 'sentAt', direction: 1 } }))).toBe('c b e a d');
    expect(ids(await parcels.find({ sort: { field: 'sentAt', direction: -1 } }))).toBe('d a e b c');
    expect(ids(await parcels.find({ sort: { field: '_id', direction: -1 }, limit: 2 }))).toBe(
      'e d',
    );
  });

  test('a value that is no condition is refused: operators, lists, objects, undefined, another type', async () => {
    const parcels = await openWithParcels(harness);
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
    for (const value of ['2026-01-01', 0, true, new Date(Number.NaN)])
      expect(await codeOfRejection(parcels.count({ sentAt: value }))).toBe('VALIDATION_FAILED');
    expect(await codeOfRejection(parcels.count({ weight: Number.NaN }))).toBe('VALIDATION_FAILED');
    expect(await codeOfRejection(parcels.count({ owner: 7 }))).toBe('VALIDATION_FAILED');
    expect(await codeOfRejection(parcels.get({ $ne: 'x' } as unknown as string))).toBe(
      'VALIDATION_FAILED',
    );
    expect(await codeOfRejection(parcels.delete({ $ne: 'x' } as unknown as string))).toBe(
      'VALIDATION_FAILED',
    );
    expect(await parcels.count({})).toBe(5);
  });

  test('a field of no declared index is refused by name', async () => {
    const parcels = await openWithParcels(harness);
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
