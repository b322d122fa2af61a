import { beforeEach, describe, expect, test } from '@jest/globals';
import type { TextKind } from '@argint/contracts';
import { resultJson } from '../testing/sample-json.ts';
import { useEssayHarness } from '../testing/essay-harness.ts';

const { harness, clock } = useEssayHarness();

beforeEach(() => harness.essays.create({ essayId: 'e1', userId: 'u1', text: 'Water runs.' }));

const save = (jobId: string, score: number | null, isCompleted = true, kind?: TextKind) => {
  const textKind = kind && { kind, certainty: 1 };
  const json = JSON.stringify({ ...JSON.parse(resultJson(score)), textKind });
  return harness.results.save({ essayId: 'e1', jobId, isCompleted, resultJson: json });
};
const listed = async () => {
  const { items } = await harness.essays.list('u1', 0, '');
  return items.map(({ overallScore, textKind }) => [overallScore, textKind]);
};

describe('the list of essays', () => {
  test('has no score before an analysis is complete', async () => {
    expect(await listed()).toEqual([[null, null]]);
    await save('j1', 40, false);
    expect(await listed()).toEqual([[null, null]]);
  });

  test('has the overall score and the kind of text of the newest completed result', async () => {
    await save('j1', 40, true, 'argument');
    clock.advance(60);
    await save('j2', 76.4, true, 'report');
    clock.advance(60);
    await save('j3', 12, false, 'letter');
    await save('j1', 99, true, 'letter');
    expect(await listed()).toEqual([[76, 'report']]);
  });

  test('has the kind that the student named before the one that was found', async () => {
    const essay = { essayId: 'e2', userId: 'u2', text: 'Fire burns.', textKind: 'legal' } as const;
    await harness.essays.create(essay);
    const json = resultJson(60);
    await harness.results.save({ essayId: 'e2', jobId: 'k', isCompleted: true, resultJson: json });
    const { items } = await harness.essays.list('u2', 0, '');
    expect(items).toMatchObject([{ overallScore: 60, textKind: 'legal' }]);
  });

  test('knows results that an earlier release stored, and reads them only once', async () => {
    await save('j1', 55, true, 'review');
    await harness.collections.essays.update('e1', (essay) => ({ ...essay, listedResult: null }));
    expect(await listed()).toEqual([[55, 'review']]);
    await harness.collections.results.delete('j1');
    expect(await listed()).toEqual([[55, 'review']]);
  });

  test('does not go back to an older result that is noted late', async () => {
    await save('j1', 40);
    const before = await harness.collections.essays.get('e1');
    clock.advance(60);
    await save('j2', 80);
    await harness.collections.results.delete('j2');
    if (before) await harness.listed.note(before);
    expect(await listed()).toEqual([[80, null]]);
  });

  test('keeps no score of a deleted essay', async () => {
    await save('j1', 40);
    await harness.deletion.deleteEssay('e1', 'u1', false);
    expect(await harness.collections.essays.get('e1')).toMatchObject({ listedResult: null });
  });
});
