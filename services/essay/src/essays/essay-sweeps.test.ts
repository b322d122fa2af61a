import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fixedClock, tempDir, type FixedClock } from '@argint/testkit';
import { crashingCollections } from '../testing/crashing-collections.ts';
import { fill, leftOf } from '../testing/filled-essay.ts';
import { openTestBed, useCasesOver, type TestBed } from '../testing/test-bed.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
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

type UseCases = Pick<TestBed, 'deletion' | 'findings'>;
type Sweep = (cases: UseCases) => Promise<void>;

/** Everything stored but what only a write counts. */
const everything = async ({ collections: { keys, essays, findings, results } }: TestBed) => [
  (await keys.find({})).items,
  (await essays.find({})).items,
  (await findings.find({})).items,
  (await results.find({})).items,
];
const leaveEvents = async () => {
  for (const { collection, aggregateId, events } of await bed.store.pendingOutbox(100))
    await bed.store.clearOutbox(
      collection,
      aggregateId,
      events.map(({ id }) => id),
    );
};

/** What each round needs, when it is due, and what is left of the essay afterwards. */
const ROUNDS: [string, Sweep, () => Promise<void>, number, object][] = [
  [
    'essays whose time has passed',
    ({ deletion }) => deletion.expire(),
    () => fill(bed, 'e1', 'u1', 7),
    7 * DAY,
    { state: 'deleting', text: null, findings: 0, results: 0 },
  ],
  [
    'deletions begun a while ago',
    ({ deletion }) => deletion.settle(),
    async () => {
      await fill(bed, 'e1');
      await bed.deletion.deleteEssay('e1', 'u1');
    },
    60,
    { state: 'deleted', text: null, findings: 0, results: 0 },
  ],
  [
    'what answers for deleted essays',
    ({ deletion }) => deletion.forget(),
    async () => {
      await fill(bed, 'e1');
      await bed.deletion.deleteEssay('e1', 'u1');
      clock.advance(60);
      await bed.deletion.settle();
      await leaveEvents();
      clock.advance(-60);
    },
    30 * DAY,
    { state: undefined, findings: 0, results: 0 },
  ],
  [
    'findings of jobs that never had a result',
    ({ findings }) => findings.dropStale(),
    () => fill(bed, 'e1'),
    DAY,
    { state: 'kept', findings: 0, results: 1 },
  ],
];

describe.each(ROUNDS)('the round of %s', (_what, sweep, prepare, seconds, expected) => {
  test('does nothing a second before, all of it then, and nothing the second time', async () => {
    await prepare();
    const before = await everything(bed);
    clock.advance(seconds - 1);
    await sweep(bed);
    expect(await everything(bed)).toEqual(before);
    clock.advance(1);
    await sweep(bed);
    expect(await leftOf(bed, 'e1')).toMatchObject(expected);
    const after = await everything(bed);
    clock.advance(1);
    await sweep(bed);
    expect(await everything(bed)).toEqual(after);
  });

  test.each(['before', 'after'] as const)(
    'killed right %s any of its writes is finished by the next rounds, with no second event',
    async (when) => {
      await prepare();
      clock.advance(seconds);
      for (let nth = 1, crashed = true; crashed; nth += 1) {
        const dying = crashingCollections(bed.collections, nth, when);
        await sweep(useCasesOver(dying.collections, clock.now)).catch(() => undefined);
        crashed = dying.crashed();
      }
      // What a retention round left half done is the settling round's.
      clock.advance(60);
      await bed.deletion.settle();
      const left = await leftOf(bed, 'e1');
      expect([left.findings, left.results]).toEqual([
        (expected as { findings: number }).findings,
        (expected as { results: number }).results,
      ]);
      expect(left.events ?? 0).toBeLessThanOrEqual(1);
    },
  );
});

describe('a clock set back by an hour', () => {
  test('a deletion settles no later than any other', async () => {
    await fill(bed, 'e1');
    await bed.deletion.deleteEssay('e1', 'u1');
    clock.advance(-HOUR);
    await bed.deletion.settle();
    clock.advance(59);
    await bed.deletion.settle();
    expect((await leftOf(bed, 'e1')).state).toBe('deleting');
    clock.advance(1);
    await bed.deletion.settle();
    expect(await leftOf(bed, 'e1')).toMatchObject({ state: 'deleted', events: 1 });
  });

  test('a deleted user is emptied no later than any other', async () => {
    await fill(bed, 'e1');
    await bed.deletion.deleteUser('u1');
    clock.advance(-HOUR);
    await bed.deletion.settle();
    clock.advance(60);
    await bed.deletion.settle();
    expect(await bed.collections.keys.get('u1')).toMatchObject({ state: 'emptied' });
  });

  test('an essay written before and after it is listed, read and found', async () => {
    await fill(bed, 'before');
    clock.advance(-HOUR);
    await fill(bed, 'after');
    const { items } = await bed.essays.list('u1', 0, '');
    expect(items.map(({ essayId }) => essayId).sort()).toEqual(['after', 'before']);
  });
});
