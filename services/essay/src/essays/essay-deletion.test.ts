import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fixedClock, tempDir, type FixedClock } from '@argint/testkit';
import { fill, leftOf } from '../testing/filled-essay.ts';
import { findingsJson, resultJson } from '../testing/sample-json.ts';
import { openTestBed, type TestBed } from '../testing/test-bed.ts';

const DAY = 24 * 60 * 60;
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

const left = (essayId: string) => leftOf(bed, essayId);

describe('a deleted essay', () => {
  test('is gone with its findings and results, and announced once', async () => {
    await fill(bed, 'e1');
    await fill(bed, 'e2');
    await bed.deletion.deleteEssay('e1', 'u1');
    await bed.deletion.deleteEssay('e1', 'u1');
    expect(await left('e1')).toEqual({
      state: 'deleting',
      text: null,
      findings: 0,
      results: 0,
      events: 1,
    });
    expect((await bed.collections.essays.get('e1'))?.outbox[0]).toMatchObject({
      type: 'essays.deleted',
      data: { userId: 'u1', essayId: 'e1' },
    });
    expect(await left('e2')).toMatchObject({ state: 'kept', findings: 2, results: 1 });
    expect(bed.reasons).toEqual(['user']);
  });

  test('is not found by any call, nor created anew', async () => {
    await fill(bed, 'e1');
    await bed.deletion.deleteEssay('e1', 'u1');
    const gone = { code: 'ESSAY_NOT_FOUND' };
    const job = { essayId: 'e1', jobId: 'j' };
    await expect(bed.essays.get('e1', 'u1')).rejects.toMatchObject(gone);
    await expect(bed.essays.readText('e1', 0, 0)).rejects.toMatchObject(gone);
    await expect(
      bed.essays.create({ essayId: 'e1', userId: 'u1', text: 'x' }),
    ).rejects.toMatchObject(gone);
    await expect(
      bed.findings.save({ ...job, chunkId: 'c', fence: 1, findingsJson: findingsJson('x') }),
    ).rejects.toMatchObject(gone);
    await expect(
      bed.results.save({ ...job, isCompleted: true, resultJson: resultJson() }),
    ).rejects.toMatchObject(gone);
    await expect(bed.results.get('e1', 'e1-old')).rejects.toMatchObject(gone);
    expect((await bed.essays.list('u1', 0, '')).items).toEqual([]);
  });

  test('cannot be another user’s', async () => {
    await fill(bed, 'e1');
    await expect(bed.deletion.deleteEssay('e1', 'u2')).rejects.toMatchObject({
      code: 'ESSAY_FORBIDDEN',
    });
    await expect(bed.deletion.deleteEssay('e9', 'u1')).rejects.toMatchObject({
      code: 'ESSAY_NOT_FOUND',
    });
  });

  test('loses what a call in flight wrote after it', async () => {
    await fill(bed, 'e1');
    const late = await bed.collections.findings.get('e1-new:a');
    await bed.deletion.deleteEssay('e1', 'u1');
    await bed.collections.findings.insert({ ...late!, _id: 'late' });
    clock.advance(61);
    await bed.deletion.settle();
    expect(await left('e1')).toEqual({
      state: 'deleted',
      text: null,
      findings: 0,
      results: 0,
      events: 1,
    });
  });

  test('answers its owner for 30 days, then is forgotten once its event has left', async () => {
    await fill(bed, 'e1');
    await bed.deletion.deleteEssay('e1', 'u1');
    clock.advance(61);
    await bed.deletion.settle();
    await bed.deletion.deleteEssay('e1', 'u1');
    clock.advance(30 * DAY);
    await bed.deletion.forget();
    expect((await left('e1')).state).toBe('deleted');
    await bed.store.clearOutbox('essays', 'e1', ['event-1', 'event-2', 'event-3']);
    await bed.deletion.forget();
    expect(await bed.collections.essays.get('e1')).toBeNull();
  });
});

test('an essay whose time has passed goes the same way, others stay', async () => {
  await fill(bed, 'e1', 'u1', 7);
  await fill(bed, 'e2');
  clock.advance(7 * DAY - 1);
  await bed.deletion.expire();
  expect((await left('e1')).state).toBe('kept');
  clock.advance(1);
  await bed.deletion.expire();
  expect(await left('e1')).toMatchObject({ state: 'deleting', findings: 0, results: 0, events: 1 });
  expect((await left('e2')).state).toBe('kept');
  expect(bed.reasons).toEqual(['retention']);
});

test('a deleted user’s texts cannot be read from the moment the key is gone', async () => {
  await fill(bed, 'e1');
  await bed.vault.destroy('u1');
  await expect(bed.essays.get('e1', 'u1')).rejects.toMatchObject({ code: 'ESSAY_NOT_FOUND' });
});
