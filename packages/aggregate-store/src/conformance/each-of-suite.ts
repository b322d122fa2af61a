import { expect, test } from '@jest/globals';
import { eachOf } from '../each-of.ts';
import { parcel } from './parcel.ts';
import { day } from './sample-parcels.ts';
import type { StoreHarness } from './store-under-test.ts';

/** Claims about `eachOf`, which walks over pages. */
export const eachOfSuite = ({ openEmpty }: StoreHarness): void => {
  const filled = async () => {
    const { parcels } = await openEmpty();
    for (let n = 1; n <= 7; n += 1) await parcels.insert(parcel(`p${n}`, { sentAt: day(n) }));
    return parcels;
  };

  test('eachOf yields every match once, over several pages', async () => {
    const parcels = await filled();
    const query = {
      where: { sentAt: { $gt: day(1) } },
      sort: { field: 'sentAt', direction: -1 },
    } as const;
    const seen: string[] = [];
    for await (const { _id } of eachOf(parcels, query, { pageSize: 2 })) seen.push(_id);
    expect(seen).toEqual(['p7', 'p6', 'p5', 'p4', 'p3', 'p2']);
  });

  test('eachOf yields every match even when each is deleted on the way', async () => {
    const parcels = await filled();
    let seen = 0;
    for await (const { _id } of eachOf(parcels, {}, { pageSize: 3 })) {
      seen += 1;
      await parcels.delete(_id);
    }
    expect(seen).toBe(7);
    expect(await parcels.count({})).toBe(0);
  });

  test('eachOf reads no further page after the loop is left', async () => {
    const parcels = await filled();
    let finds = 0;
    const counted = {
      find: (query: Parameters<typeof parcels.find>[0]) => {
        finds += 1;
        return parcels.find(query);
      },
    };
    for await (const { _id } of eachOf(counted, {}, { pageSize: 2 })) if (_id === 'p2') break;
    expect(finds).toBe(1);
  });
};
