import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fixedClock, tempDir, type FixedClock } from '@argint/testkit';
import { crashingCollections } from '../testing/crashing-collections.ts';
import { fill, leftOf } from '../testing/filled-essay.ts';
import { openTestBed, useCasesOver, type TestBed } from '../testing/test-bed.ts';

let dir: Awaited<ReturnType<typeof tempDir>>;
let clock: FixedClock;
let bed: TestBed;

beforeEach(async () => {
  dir = await tempDir();
  clock = fixedClock();
  bed = await openTestBed(dir.path, clock.now);
});
afterEach(async () => {
  await bed.store.close();
  await dir.remove();
});

describe.each(['before', 'after'] as const)('a crash right %s any write', (when) => {
  test('of a deletion is made good by the sweeper, with one event', async () => {
    let crashes = 0;
    for (let nth = 1; ; nth += 1) {
      const id = `e${nth}`;
      await fill(bed, id);
      const broken = crashingCollections(bed.collections, nth, when);
      await useCasesOver(broken.collections, clock.now)
        .deletion.deleteEssay(id, 'u1')
        .catch(() => undefined);
      if (!broken.crashed()) break;
      crashes += 1;
      // Only a delete that never began may be without effect; its caller was told and asks again.
      if ((await leftOf(bed, id)).state === 'kept') await bed.deletion.deleteEssay(id, 'u1');
      clock.advance(61);
      await bed.deletion.settle();
      expect(await leftOf(bed, id)).toEqual({
        state: 'deleted',
        text: null,
        findings: 0,
        results: 0,
        events: 1,
      });
    }
    expect(crashes).toBeGreaterThanOrEqual(4);
  });

  test('of a user’s deletion is made good by the redelivered event, or by the sweeper', async () => {
    let crashes = 0;
    for (let nth = 1; ; nth += 1) {
      const user = `u-${nth}`;
      const essays = [`${user}-1`, `${user}-2`];
      for (const id of essays) await fill(bed, id, user);
      const broken = crashingCollections(bed.collections, nth, when);
      await useCasesOver(broken.collections, clock.now)
        .deletion.deleteUser(user)
        .catch(() => undefined);
      if (!broken.crashed()) break;
      crashes += 1;
      if ((await bed.collections.keys.get(user))?.state === 'kept' || nth % 2 === 0)
        await bed.deletion.deleteUser(user);
      clock.advance(61);
      await bed.deletion.settle();
      clock.advance(61);
      await bed.deletion.settle();
      for (const id of essays) {
        expect(await leftOf(bed, id)).toEqual({
          state: 'deleted',
          text: null,
          findings: 0,
          results: 0,
          events: 1,
        });
      }
      expect(await bed.collections.keys.get(user)).toMatchObject({
        state: 'emptied',
        wrapped: null,
      });
    }
    expect(crashes).toBeGreaterThanOrEqual(8);
  });
});
