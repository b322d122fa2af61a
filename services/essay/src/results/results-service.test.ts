import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fixedClock, tempDir, type FixedClock } from '@argint/testkit';
import { findingsJson, resultJson } from '../testing/sample-json.ts';
import { openTestBed, type TestBed } from '../testing/test-bed.ts';

let dir: Awaited<ReturnType<typeof tempDir>>;
let clock: FixedClock;
let bed: TestBed;

beforeEach(async () => {
  dir = await tempDir();
  clock = fixedClock();
  bed = await openTestBed(dir.path, clock.now);
  await bed.essays.create({ essayId: 'e1', userId: 'u1', text: 'Water runs.' });
});
afterEach(async () => {
  await bed.store.close();
  await dir.remove();
});

const save = (jobId: string, isCompleted: boolean, score = 50) =>
  bed.results.save({
    essayId: 'e1',
    jobId,
    isCompleted,
    resultJson: resultJson(score, 'Advanced'),
  });
const scoreOf = async (jobId: string) => (await bed.collections.results.get(jobId))?.scores.overall;

describe('a result', () => {
  test('comes back as it was sent, and takes the job’s findings with it', async () => {
    const chunk = { essayId: 'e1', jobId: 'j1', chunkId: 'c1', fence: 1 };
    await bed.findings.save({ ...chunk, findingsJson: findingsJson('x') });
    const json = resultJson(71.4).replace('{', '{"addedLater":1,');
    await bed.results.save({ essayId: 'e1', jobId: 'j1', isCompleted: true, resultJson: json });
    expect(await bed.results.get('e1', 'j1')).toMatchObject({
      resultJson: json,
      isCompleted: true,
    });
    expect(await scoreOf('j1')).toBe(71);
    expect(await bed.findings.read('j1')).toEqual([]);
  });

  test('that is completed stays; a partial one gives way', async () => {
    await save('j1', false, 10);
    await save('j1', false, 20);
    expect(await scoreOf('j1')).toBe(20);
    await save('j1', true, 30);
    await save('j1', true, 40);
    await save('j1', false, 50);
    expect(await scoreOf('j1')).toBe(30);
    expect(await bed.results.get('e1', 'j1')).toMatchObject({ isCompleted: true });
  });

  test('drops the findings again when it is saved again after a crash', async () => {
    await save('j1', true);
    const { userId } = (await bed.collections.essays.get('e1'))!;
    await bed.collections.findings.insert({
      _id: 'j1:c1',
      essayId: 'e1',
      userId,
      jobId: 'j1',
      chunkId: 'c1',
      fence: 1,
      json: 'v1.x',
      createdAt: clock.now(),
    });
    await save('j1', true);
    expect(await bed.collections.findings.count({ jobId: 'j1' })).toBe(0);
  });

  test('is null where the job has none, and not shown under another essay', async () => {
    await bed.essays.create({ essayId: 'e2', userId: 'u1', text: 'Fire burns.' });
    await save('j1', true);
    expect(await bed.results.get('e1', 'j9')).toBeNull();
    expect(await bed.results.get('e2', 'j1')).toBeNull();
  });

  test('or findings of a job cannot be moved to another essay', async () => {
    await bed.essays.create({ essayId: 'e2', userId: 'u2', text: 'Fire burns.' });
    await save('j1', false);
    const moved = { essayId: 'e2', jobId: 'j1', isCompleted: true, resultJson: resultJson() };
    await expect(bed.results.save(moved)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    const chunk = { jobId: 'j2', chunkId: 'c1', fence: 1, findingsJson: findingsJson('x') };
    await bed.findings.save({ ...chunk, essayId: 'e1' });
    await expect(bed.findings.save({ ...chunk, essayId: 'e2', fence: 2 })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  test('that is no AnalysisResult is refused', async () => {
    const job = { essayId: 'e1', jobId: 'j1', isCompleted: true };
    await expect(bed.results.save({ ...job, resultJson: '{}' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  test('is listed newest first', async () => {
    for (const jobId of ['j1', 'j2', 'j3']) {
      await save(jobId, true);
      clock.advance(1);
    }
    expect((await bed.results.list('e1', 'u1')).map(({ jobId }) => jobId)).toEqual([
      'j3',
      'j2',
      'j1',
    ]);
  });

  test('is left out of a list that would outgrow one answer, the newest never', async () => {
    const big = resultJson().replace('{', `{"addedLater":"${'x'.repeat(2_000_000)}",`);
    for (const jobId of ['j1', 'j2']) {
      await bed.results.save({ essayId: 'e1', jobId, isCompleted: true, resultJson: big });
      clock.advance(1);
    }
    expect((await bed.results.list('e1', 'u1')).map(({ jobId }) => jobId)).toEqual(['j2']);
  });
});
