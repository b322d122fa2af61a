import { beforeEach, describe, expect, test } from '@jest/globals';
import { findingsJson, resultJson } from '../testing/sample-json.ts';
import { useEssayHarness } from '../testing/essay-harness.ts';

const { harness, clock } = useEssayHarness();

beforeEach(() => harness.essays.create({ essayId: 'e1', userId: 'u1', text: 'Water runs.' }));

const save = async (fence: number, note: string, taskId = 'c1', jobId = 'j1') => {
  const findings = [{ taskId, fence, findingsJson: findingsJson(note) }];
  return (await harness.findings.save({ essayId: 'e1', jobId, findings })).includes(taskId);
};
const notes = async (jobId = 'j1') =>
  (await harness.findings.read(jobId)).map(({ taskId, findingsJson: json }) => [
    taskId,
    (JSON.parse(json) as { emptyReasons: { outline: string } }).emptyReasons.outline,
  ]);

describe('findings', () => {
  test('the findings of a later lease holder replace those of an earlier one, never the reverse', async () => {
    expect(await save(2, 'second')).toBe(true);
    expect(await save(1, 'first')).toBe(false);
    expect(await notes()).toEqual([['c1', 'second']]);
    expect(await save(3, 'third')).toBe(true);
    expect(await notes()).toEqual([['c1', 'third']]);
  });

  test('findings that the same lease holder sends twice are saved once', async () => {
    expect(await save(1, 'one')).toBe(true);
    expect(await save(1, 'again')).toBe(true);
    expect(await notes()).toEqual([['c1', 'one']]);
  });

  test('when two lease holders save at once, the findings of the later one remain', async () => {
    await Promise.all([1, 2, 3, 4].map((fence) => save(fence, `by ${fence}`)));
    expect(await notes()).toEqual([['c1', 'by 4']]);
  });

  test('the findings of a job are returned in the order of their task ids, and are stored sealed', async () => {
    await save(1, 'b', 'c2');
    await save(1, 'a', 'c1');
    await save(1, 'other', 'c1', 'j2');
    expect(await notes()).toEqual([
      ['c1', 'a'],
      ['c2', 'b'],
    ]);
    expect(await notes('j9')).toEqual([]);
    expect((await harness.collections.findings.get('j1:c1'))?.json).toMatch(/^v1\./);
  });

  test('invalid findings are rejected with an error that does not quote them', async () => {
    for (const json of ['{"kind":"secret"}', 'secret']) {
      const bad = { taskId: 'c2', fence: 1, findingsJson: json };
      const good = { taskId: 'c1', fence: 1, findingsJson: findingsJson('good') };
      await expect(
        harness.findings.save({ essayId: 'e1', jobId: 'j1', findings: [good, bad] }),
      ).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        message: expect.not.stringContaining('secret'),
      });
    }
    expect(await notes()).toEqual([]);
  });

  test('of several tasks are saved together, except those of a task with a later lease holder', async () => {
    await save(2, 'later', 'c2');
    const findings = ['c1', 'c2', 'c3'].map((taskId) => ({
      taskId,
      fence: 1,
      findingsJson: findingsJson(`first ${taskId}`),
    }));
    expect(await harness.findings.save({ essayId: 'e1', jobId: 'j1', findings })).toEqual([
      'c1',
      'c3',
    ]);
    expect(await notes()).toEqual([
      ['c1', 'first c1'],
      ['c2', 'later'],
      ['c3', 'first c3'],
    ]);
  });

  test('findings that arrive after the result of their job are not stored', async () => {
    await save(1, 'early');
    const result = { essayId: 'e1', jobId: 'j1', isCompleted: false, resultJson: resultJson() };
    await harness.results.save(result);
    expect(await save(2, 'late')).toBe(false);
    expect(await notes()).toEqual([['c1', 'early']]);
  });

  test('removing the findings of a job can be repeated and leaves the findings of other jobs', async () => {
    await save(1, 'mine');
    await save(1, 'other', 'c1', 'j2');
    await harness.findings.remove('j1');
    await harness.findings.remove('j1');
    expect([await notes('j1'), await notes('j2')]).toEqual([[], [['c1', 'other']]]);
  });

  test('findings that were not removed with their job are removed after a day', async () => {
    await save(1, 'old');
    clock.advance(24 * 60 * 60 - 1);
    await harness.findings.removeStale();
    expect(await notes()).toHaveLength(1);
    clock.advance(1);
    await harness.findings.removeStale();
    expect(await notes()).toEqual([]);
  });
});
