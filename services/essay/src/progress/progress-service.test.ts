import { describe, expect, test } from '@jest/globals';
import type { AnalysisResult, ScoreName } from '@argint/contracts';
import { useEssayHarness } from '../testing/essay-harness.ts';
import { resultJson } from '../testing/sample-json.ts';

const { harness, clock } = useEssayHarness();
const DAY = 24 * 60 * 60;

const scored = (changes: Partial<Record<ScoreName, number | null>>, overall = 65): string => {
  const result = JSON.parse(resultJson(overall)) as AnalysisResult;
  for (const [name, value] of Object.entries(changes))
    result.scores[name as ScoreName] = { value, low: value, high: value, evidence: [] };
  return JSON.stringify(result);
};
const write = async (
  essayId: string,
  options: { json?: string; parent?: string; isCompleted?: boolean; userId?: string } = {},
) => {
  const { json = scored({}), parent, isCompleted = true, userId = 'u1' } = options;
  clock.advance(DAY);
  await harness.essays.create({
    essayId,
    userId,
    text: `On ${essayId}.`,
    ...(parent === undefined ? {} : { parentEssayId: parent }),
  });
  await harness.results.save({ essayId, jobId: `job-${essayId}`, isCompleted, resultJson: json });
};
const read = () => harness.progress.read('u1');

describe('progress', () => {
  test('is empty without a completed analysis', async () => {
    await harness.essays.create({ essayId: 'e1', userId: 'u1', text: 'Water runs.' });
    await write('e2', { isCompleted: false });
    await write('e3', { json: resultJson(null) });
    await write('e4', { userId: 'u2' });
    expect(await read()).toEqual({
      id: 'u1',
      userId: 'u1',
      totalEssays: 0,
      averageScore: 0,
      improvementAreas: [],
      strengths: [],
      lastAnalysisDate: null,
      createdAt: null,
      updatedAt: null,
      essays: [],
      isCut: false,
      scaleChanged: false,
    });
  });

  test('has each essay once, oldest first, with its drafts in order', async () => {
    await write('e1', { json: scored({}, 50) });
    await write('e2', { json: scored({}, 60) });
    await write('e1b', { parent: 'e1', json: scored({}, 80) });
    const progress = await read();
    expect(progress).toMatchObject({ totalEssays: 2, averageScore: 70 });
    expect(
      progress.essays.map(({ groupId, title, drafts }) => [
        groupId,
        title,
        drafts.map(({ draftNumber, scores }) => [draftNumber, scores.overall]),
      ]),
    ).toEqual([
      [
        'e1',
        'On e1.',
        [
          [1, 50],
          [2, 80],
        ],
      ],
      ['e2', 'On e2.', [[1, 60]]],
    ]);
    expect(progress.lastAnalysisDate).toBe(clock.now().toISOString());
    expect(progress.createdAt).toBe(progress.essays[0]?.drafts[0]?.analysedAt);
  });

  test('counts the newest completed analysis of an essay', async () => {
    await write('e1', { json: scored({}, 40) });
    const again = { essayId: 'e1', isCompleted: true };
    clock.advance(1);
    await harness.results.save({ ...again, jobId: 'later', resultJson: scored({}, 75) });
    clock.advance(1);
    await harness.results.save({
      ...again,
      jobId: 'partial',
      isCompleted: false,
      resultJson: scored({}, 5),
    });
    expect((await read()).averageScore).toBe(75);
  });

  test('names the weakest and the strongest criteria of the newest drafts', async () => {
    await write('e1', { json: scored({ thesis: 10 }) });
    await write('e1b', {
      parent: 'e1',
      json: scored({
        thesis: 90,
        sources: 20,
        language: 59,
        argument: 40,
        relevance: 30,
        structure: 70,
      }),
    });
    await write('e2', {
      json: scored({
        thesis: null,
        sources: null,
        language: 59,
        argument: 40,
        relevance: 30,
        structure: 70,
      }),
    });
    expect(await read()).toMatchObject({
      improvementAreas: ['sources', 'relevance', 'argument'],
      strengths: ['thesis', 'structure'],
    });
  });

  test('loses an essay with its deletion, and everything with the account', async () => {
    await write('e1', { json: scored({}, 50) });
    await write('e2', { json: scored({}, 60) });
    await harness.deletion.deleteEssay('e1', 'u1');
    expect(await read()).toMatchObject({ totalEssays: 1, averageScore: 60 });
    await harness.deletion.deleteUser('u1');
    expect(await read()).toMatchObject({ totalEssays: 0, essays: [] });
  });

  test('has all of 120 essays', async () => {
    for (let n = 1; n <= 120; n += 1) await write(`e${n}`);
    const { essays, totalEssays, isCut } = await read();
    expect([essays.length, totalEssays, isCut]).toEqual([120, 120, false]);
  });
});
