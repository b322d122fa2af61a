import { describe, expect, test } from '@jest/globals';
import { crashingCollections } from '../testing/crashing-collections.ts';
import { useCasesOver, useEssayHarness } from '../testing/essay-harness.ts';
import { critiquedJson } from '../testing/sample-critique.ts';

const { harness, clock } = useEssayHarness();
const text = 'Water runs. Experts say so.';
const next = 'Rain falls. Experts say so.';
type UseCases = Pick<typeof harness, 'essays' | 'results' | 'states'>;

/** Writes a draft, has it analysed and decides about it. Every step can be repeated. */
const writeDraft = async ({ essays, results, states }: UseCases, parent: string): Promise<void> => {
  const essayId = `${parent}-next`;
  await essays.create({ essayId, userId: 'u1', text: next, parentEssayId: parent });
  await results.save({
    essayId,
    jobId: `job-${essayId}`,
    isCompleted: true,
    resultJson: critiquedJson(next, ['Experts', 'Rain']),
  });
  await states.decide({ essayId, userId: 'u1', critiqueId: 'vague-0', state: 'resolved' });
};

describe.each(['before', 'after'] as const)('a crash right %s any write', (when) => {
  test('a draft whose steps are repeated has its number and its states', async () => {
    let crashes = 0;
    for (let nth = 1; ; nth += 1) {
      const parent = `e${nth}`;
      await harness.essays.create({ essayId: parent, userId: 'u1', text });
      const resultJson = critiquedJson(text, ['Experts']);
      const jobId = `job-${parent}`;
      await harness.results.save({ essayId: parent, jobId, isCompleted: true, resultJson });
      const critiqueId = `vague-${text.indexOf('Experts')}`;
      await harness.states.decide({ essayId: parent, userId: 'u1', critiqueId, state: 'intended' });
      const broken = crashingCollections(harness.collections, nth, when);
      await writeDraft(useCasesOver(broken.collections, clock.now), parent).catch(() => undefined);
      await writeDraft(harness, parent);
      expect(await harness.essays.get(`${parent}-next`, 'u1')).toMatchObject({ draftNumber: 2 });
      expect(await harness.states.list(`${parent}-next`, 'u1')).toEqual([
        { critiqueId, state: 'intended', reason: null, carried: true },
        { critiqueId: 'vague-0', state: 'resolved', reason: null, carried: false },
      ]);
      if (!broken.crashed()) break;
      crashes += 1;
    }
    expect(crashes).toBe(6);
  });
});
