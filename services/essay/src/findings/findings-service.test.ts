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

const save = (fence: number, note: string, chunkId = 'c1', jobId = 'j1') =>
  bed.findings.save({ essayId: 'e1', jobId, chunkId, fence, findingsJson: findingsJson(note) });
const notes = async (jobId = 'j1') =>
  (await bed.findings.read(jobId)).map(({ chunkId, findingsJson: json }) => [
    chunkId,
    (JSON.parse(json) as { parts: { recommendation: string } }).parts.recommendation,
  ]);

describe('findings', () => {
  test('of a later holder replace those of an earlier one, never the reverse', async () => {
    expect(await save(2, 'second')).toBe(true);
    expect(await save(1, 'first')).toBe(false);
    expect(await notes()).toEqual([['c1', 'second']]);
    expect(await save(3, 'third')).toBe(true);
    expect(await notes()).toEqual([['c1', 'third']]);
  });

  test('sent again by the same holder are saved once', async () => {
    expect(await save(1, 'one')).toBe(true);
    expect(await save(1, 'again')).toBe(true);
    expect(await notes()).toEqual([['c1', 'one']]);
  });

  test('of two holders at once end as the later one’s', async () => {
    await Promise.all([1, 2, 3, 4].map((fence) => save(fence, `by ${fence}`)));
    expect(await notes()).toEqual([['c1', 'by 4']]);
  });

  test('are read by job, by chunk id, and sealed where they lie', async () => {
    await save(1, 'b', 'c2');
    await save(1, 'a', 'c1');
    await save(1, 'other', 'c1', 'j2');
    expect(await notes()).toEqual([
      ['c1', 'a'],
      ['c2', 'b'],
    ]);
    expect(await notes('j9')).toEqual([]);
    expect((await bed.collections.findings.get('j1:c1'))?.json).toMatch(/^v1\./);
  });

  test('that are no Findings are refused without being quoted', async () => {
    const bad = { essayId: 'e1', jobId: 'j1', chunkId: 'c1', fence: 1 };
    for (const json of ['{"kind":"secret"}', 'secret'])
      await expect(bed.findings.save({ ...bad, findingsJson: json })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        message: expect.not.stringContaining('secret'),
      });
  });

  test('that come after the job’s result are not kept', async () => {
    await save(1, 'early');
    const result = { essayId: 'e1', jobId: 'j1', isCompleted: false, resultJson: resultJson() };
    await bed.results.save(result);
    expect(await save(2, 'late')).toBe(false);
    expect(await notes()).toEqual([]);
  });

  test('nobody fetched are dropped after a day', async () => {
    await save(1, 'old');
    clock.advance(24 * 60 * 60 - 1);
    await bed.findings.dropStale();
    expect(await notes()).toHaveLength(1);
    clock.advance(1);
    await bed.findings.dropStale();
    expect(await notes()).toEqual([]);
  });
});
