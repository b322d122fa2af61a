import { beforeEach, describe, expect, test } from '@jest/globals';
import { findingsJson, resultJson } from '../testing/sample-json.ts';
import { useEssayHarness } from '../testing/essay-harness.ts';

const { harness, clock } = useEssayHarness();

beforeEach(() => harness.essays.create({ essayId: 'e1', userId: 'u1', text: 'Water runs.' }));

const save = (jobId: string, isCompleted: boolean, score = 50) =>
  harness.results.save({
    essayId: 'e1',
    jobId,
    isCompleted,
    resultJson: resultJson(score, 'Advanced'),
  });
const scoreOf = async (jobId: string) =>
  (await harness.collections.results.get(jobId))?.scores.overall;

describe('a result', () => {
  test('is returned as it was sent, and the job’s findings stay', async () => {
    const findings = [{ taskId: 'c1', fence: 1, findingsJson: findingsJson('x') }];
    await harness.findings.save({ essayId: 'e1', jobId: 'j1', findings });
    const json = resultJson(71.4).replace('{', '{"addedLater":1,');
    await harness.results.save({ essayId: 'e1', jobId: 'j1', isCompleted: true, resultJson: json });
    expect(await harness.results.get('e1', 'j1')).toMatchObject({
      resultJson: json,
      isCompleted: true,
    });
    expect(await scoreOf('j1')).toBe(71);
    expect(await harness.findings.read('j1')).toHaveLength(1);
  });

  test('stays the first one of its job, except that a completed one replaces a partial one', async () => {
    await save('j1', false, 10);
    await save('j1', false, 20);
    expect(await scoreOf('j1')).toBe(10);
    await save('j1', true, 30);
    await save('j1', true, 40);
    await save('j1', false, 50);
    expect(await scoreOf('j1')).toBe(30);
    expect(await harness.results.get('e1', 'j1')).toMatchObject({ isCompleted: true });
  });

  test('saving a result again reports whether the stored one has a score, not the one that was sent', async () => {
    const given = { essayId: 'e1', jobId: 'j1', isCompleted: true };
    expect(await harness.results.save({ ...given, resultJson: resultJson(null) })).toBe(false);
    expect(await harness.results.save({ ...given, resultJson: resultJson(50) })).toBe(false);
    expect(await save('j2', true)).toBe(true);
  });

  test('is null for a job without one and for another essay', async () => {
    await harness.essays.create({ essayId: 'e2', userId: 'u1', text: 'Fire burns.' });
    await save('j1', true);
    expect(await harness.results.get('e1', 'j9')).toBeNull();
    expect(await harness.results.get('e2', 'j1')).toBeNull();
  });

  test('the result and the findings of a job cannot be moved to another essay', async () => {
    await harness.essays.create({ essayId: 'e2', userId: 'u2', text: 'Fire burns.' });
    await save('j1', false);
    const moved = { essayId: 'e2', jobId: 'j1', isCompleted: true, resultJson: resultJson() };
    await expect(harness.results.save(moved)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    const saveFindings = (essayId: string, fence: number) =>
      harness.findings.save({
        essayId,
        jobId: 'j2',
        findings: [{ taskId: 'c1', fence, findingsJson: findingsJson('x') }],
      });
    await saveFindings('e1', 1);
    await expect(saveFindings('e2', 2)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  test('an invalid AnalysisResult is rejected', async () => {
    const job = { essayId: 'e1', jobId: 'j1', isCompleted: true };
    await expect(harness.results.save({ ...job, resultJson: '{}' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  test('is listed newest first', async () => {
    for (const jobId of ['j1', 'j2', 'j3']) {
      await save(jobId, true);
      clock.advance(1);
    }
    expect((await harness.results.list('e1', 'u1')).map(({ jobId }) => jobId)).toEqual([
      'j3',
      'j2',
      'j1',
    ]);
  });

  test('is left out of a list that is too large for one response, but never the newest', async () => {
    const big = resultJson().replace('{', `{"addedLater":"${'x'.repeat(2_000_000)}",`);
    for (const jobId of ['j1', 'j2']) {
      await harness.results.save({ essayId: 'e1', jobId, isCompleted: true, resultJson: big });
      clock.advance(1);
    }
    expect((await harness.results.list('e1', 'u1')).map(({ jobId }) => jobId)).toEqual(['j2']);
  });
});
