import { describe, expect, test } from '@jest/globals';
import { crashingCollections } from '../testing/crashing-collections.ts';
import { storeSampleEssay, leftOf } from '../testing/sample-essay.ts';
import { useCasesOver, useEssayHarness } from '../testing/essay-harness.ts';

const { harness, clock } = useEssayHarness();

describe.each(['before', 'after'] as const)('a crash right %s any write', (when) => {
  test('a deletion that crashed is finished by the sweeper, with one event', async () => {
    let crashes = 0;
    for (let nth = 1; ; nth += 1) {
      const id = `e${nth}`;
      await storeSampleEssay(harness, id);
      const broken = crashingCollections(harness.collections, nth, when);
      await useCasesOver(broken.collections, clock.now)
        .deletion.deleteEssay(id, 'u1')
        .catch(() => undefined);
      if (!broken.crashed()) break;
      crashes += 1;
      // A deletion may have no effect only when it never began. Then its caller got an error and repeats the call.
      if ((await leftOf(harness, id)).state === 'kept')
        await harness.deletion.deleteEssay(id, 'u1');
      clock.advance(121);
      await harness.deletion.settle();
      expect(await leftOf(harness, id)).toEqual({
        state: 'deleted',
        text: null,
        findings: 0,
        answers: 0,
        results: 0,
        events: 1,
      });
    }
    expect(crashes).toBeGreaterThanOrEqual(4);
  });

  test('a user’s deletion that crashed is finished by the redelivered event or the sweeper', async () => {
    let crashes = 0;
    for (let nth = 1; ; nth += 1) {
      const user = `u-${nth}`;
      const essays = [`${user}-1`, `${user}-2`];
      for (const id of essays) await storeSampleEssay(harness, id, user);
      const broken = crashingCollections(harness.collections, nth, when);
      await useCasesOver(broken.collections, clock.now)
        .deletion.deleteUser(user)
        .catch(() => undefined);
      if (!broken.crashed()) break;
      crashes += 1;
      if ((await harness.collections.keys.get(user))?.state === 'kept' || nth % 2 === 0)
        await harness.deletion.deleteUser(user);
      clock.advance(121);
      await harness.deletion.settle();
      clock.advance(121);
      await harness.deletion.settle();
      for (const id of essays) {
        expect(await leftOf(harness, id)).toEqual({
          state: 'deleted',
          text: null,
          findings: 0,
          answers: 0,
          results: 0,
          events: 1,
        });
      }
      expect(await harness.collections.keys.get(user)).toMatchObject({
        state: 'emptied',
        wrapped: null,
      });
    }
    expect(crashes).toBeGreaterThanOrEqual(8);
  });
});
