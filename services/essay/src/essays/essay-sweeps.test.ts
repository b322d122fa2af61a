import { describe, expect, test } from '@jest/globals';
import { crashingCollections } from '../testing/crashing-collections.ts';
import { storeSampleEssay, leftOf } from '../testing/sample-essay.ts';
import { useCasesOver, useEssayHarness, type EssayHarness } from '../testing/essay-harness.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const { harness, clock } = useEssayHarness();

type UseCases = Pick<EssayHarness, 'deletion' | 'findings'>;
type Sweep = (cases: UseCases) => Promise<void>;

/** All stored documents. */
const allDocuments = async ({
  collections: { keys, essays, findings, answers, results },
}: EssayHarness) => [
  (await keys.find({})).items,
  (await essays.find({})).items,
  (await findings.find({})).items,
  (await answers.find({})).items,
  (await results.find({})).items,
];
const publishEvents = async () => {
  for (const { collection, aggregateId, events } of await harness.store.pendingOutbox(100))
    await harness.store.clearOutbox(
      collection,
      aggregateId,
      events.map(({ id }) => id),
    );
};

/** Each sweep with its preparation, the seconds until it is due, and what is left of the essay afterwards. */
const ROUNDS: [string, Sweep, () => Promise<void>, number, object][] = [
  [
    'essays past their retention',
    ({ deletion }) => deletion.expire(),
    () => storeSampleEssay(harness, 'e1', 'u1', 7),
    7 * DAY,
    { state: 'deleting', text: null, findings: 0, answers: 0, results: 0 },
  ],
  [
    'unfinished deletions',
    ({ deletion }) => deletion.settle(),
    async () => {
      await storeSampleEssay(harness, 'e1');
      await harness.deletion.deleteEssay('e1', 'u1');
    },
    120,
    { state: 'deleted', text: null, findings: 0, answers: 0, results: 0 },
  ],
  [
    'tombstones of essays',
    ({ deletion }) => deletion.forget(),
    async () => {
      await storeSampleEssay(harness, 'e1');
      await harness.deletion.deleteEssay('e1', 'u1');
      clock.advance(120);
      await harness.deletion.settle();
      await publishEvents();
      clock.advance(-120);
    },
    30 * DAY,
    { state: undefined, findings: 0, answers: 0, results: 0 },
  ],
  [
    'findings of jobs without a result',
    ({ findings }) => findings.removeStale(),
    () => storeSampleEssay(harness, 'e1'),
    DAY,
    { state: 'kept', findings: 0, answers: 1, results: 1 },
  ],
];

describe.each(ROUNDS)('the sweep of %s', (_case, sweep, prepare, seconds, expected) => {
  test('does nothing one second too early, everything when due, and nothing the second time', async () => {
    await prepare();
    const before = await allDocuments(harness);
    clock.advance(seconds - 1);
    await sweep(harness);
    expect(await allDocuments(harness)).toEqual(before);
    clock.advance(1);
    await sweep(harness);
    expect(await leftOf(harness, 'e1')).toMatchObject(expected);
    const after = await allDocuments(harness);
    clock.advance(1);
    await sweep(harness);
    expect(await allDocuments(harness)).toEqual(after);
  });

  test.each(['before', 'after'] as const)(
    'is finished by the next sweeps after a crash %s any of its writes, without a second event',
    async (when) => {
      await prepare();
      clock.advance(seconds);
      for (let nth = 1, crashed = true; crashed; nth += 1) {
        const dying = crashingCollections(harness.collections, nth, when);
        await sweep(useCasesOver(dying.collections, clock.now)).catch(() => undefined);
        crashed = dying.crashed();
      }
      // The sweep of unfinished deletions completes what the retention sweep began.
      clock.advance(120);
      await harness.deletion.settle();
      const left = await leftOf(harness, 'e1');
      const { findings, answers, results } = left;
      expect(expected).toMatchObject({ findings, answers, results });
      expect(left.events ?? 0).toBeLessThanOrEqual(1);
    },
  );
});

describe('after the clock was set back by an hour', () => {
  test('an earlier deletion is finished as soon as any other', async () => {
    await storeSampleEssay(harness, 'e1');
    await harness.deletion.deleteEssay('e1', 'u1');
    clock.advance(-HOUR);
    await harness.deletion.settle();
    clock.advance(119);
    await harness.deletion.settle();
    expect((await leftOf(harness, 'e1')).state).toBe('deleting');
    clock.advance(1);
    await harness.deletion.settle();
    expect(await leftOf(harness, 'e1')).toMatchObject({ state: 'deleted', events: 1 });
  });

  test('an earlier deletion of a user is finished as soon as any other', async () => {
    await storeSampleEssay(harness, 'e1');
    await harness.deletion.deleteUser('u1');
    clock.advance(-HOUR);
    await harness.deletion.settle();
    clock.advance(120);
    await harness.deletion.settle();
    expect(await harness.collections.keys.get('u1')).toMatchObject({ state: 'emptied' });
  });

  test('essays from before and after the change are listed and can be read', async () => {
    await storeSampleEssay(harness, 'before');
    clock.advance(-HOUR);
    await storeSampleEssay(harness, 'after');
    const { items } = await harness.essays.list('u1', 0, '');
    expect(items.map(({ essayId }) => essayId).sort()).toEqual(['after', 'before']);
  });
});
