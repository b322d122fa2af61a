import { describe, expect, test } from '@jest/globals';
import { SAMPLE_KEY, storeSampleEssay, leftOf } from '../testing/sample-essay.ts';
import { findingsJson, resultJson } from '../testing/sample-json.ts';
import { useEssayHarness } from '../testing/essay-harness.ts';

const DAY = 24 * 60 * 60;
const { harness, clock } = useEssayHarness();

const left = (essayId: string) => leftOf(harness, essayId);

describe('a deleted essay', () => {
  test('is gone with its findings, answers and results, and one event is published', async () => {
    await storeSampleEssay(harness, 'e1');
    await storeSampleEssay(harness, 'e2');
    await harness.deletion.deleteEssay('e1', 'u1');
    await harness.deletion.deleteEssay('e1', 'u1');
    expect(await left('e1')).toEqual({
      state: 'deleting',
      text: null,
      findings: 0,
      answers: 0,
      results: 0,
      events: 1,
    });
    expect((await harness.collections.essays.get('e1'))?.outbox[0]).toMatchObject({
      type: 'essays.deleted',
      data: { userId: 'u1', essayId: 'e1' },
    });
    expect(await left('e2')).toMatchObject({ state: 'kept', findings: 2, answers: 1, results: 1 });
    expect(harness.reasons).toEqual(['user']);
  });

  test('is not found by any call and cannot be created again', async () => {
    await storeSampleEssay(harness, 'e1');
    await harness.deletion.deleteEssay('e1', 'u1');
    const gone = { code: 'ESSAY_NOT_FOUND' };
    const job = { essayId: 'e1', jobId: 'j' };
    await expect(harness.essays.get('e1', 'u1')).rejects.toMatchObject(gone);
    await expect(harness.essays.readText('e1')).rejects.toMatchObject(gone);
    await expect(
      harness.essays.create({ essayId: 'e1', userId: 'u1', text: 'x' }),
    ).rejects.toMatchObject(gone);
    await expect(
      harness.findings.save({
        ...job,
        findings: [{ taskId: 'c', fence: 1, findingsJson: findingsJson('x') }],
      }),
    ).rejects.toMatchObject(gone);
    await expect(
      harness.results.save({ ...job, isCompleted: true, resultJson: resultJson() }),
    ).rejects.toMatchObject(gone);
    await expect(harness.results.get('e1', 'e1-old')).rejects.toMatchObject(gone);
    await expect(harness.answers.find('e1', SAMPLE_KEY)).rejects.toMatchObject(gone);
    await expect(
      harness.answers.keep({ essayId: 'e1', key: SAMPLE_KEY, answerJson: '1' }),
    ).rejects.toMatchObject(gone);
    expect((await harness.essays.list('u1', 0, '')).items).toEqual([]);
  });

  test('can be deleted only by its owner', async () => {
    await storeSampleEssay(harness, 'e1');
    await expect(harness.deletion.deleteEssay('e1', 'u2')).rejects.toMatchObject({
      code: 'ESSAY_FORBIDDEN',
    });
    await expect(harness.deletion.deleteEssay('e9', 'u1')).rejects.toMatchObject({
      code: 'ESSAY_NOT_FOUND',
    });
  });

  test('also loses what a running call writes after the deletion', async () => {
    await storeSampleEssay(harness, 'e1');
    const late = await harness.collections.findings.get('e1-new:a');
    const lateAnswer = await harness.collections.answers.get(`e1:${SAMPLE_KEY}`);
    await harness.deletion.deleteEssay('e1', 'u1');
    await harness.collections.findings.insert({ ...late!, _id: 'late' });
    await harness.collections.answers.insert({ ...lateAnswer!, _id: 'late' });
    clock.advance(121);
    await harness.deletion.settle();
    expect(await left('e1')).toEqual({
      state: 'deleted',
      text: null,
      findings: 0,
      answers: 0,
      results: 0,
      events: 1,
    });
  });

  test('leaves a tombstone for 30 days and until its event is published', async () => {
    await storeSampleEssay(harness, 'e1');
    await harness.deletion.deleteEssay('e1', 'u1');
    clock.advance(121);
    await harness.deletion.settle();
    await harness.deletion.deleteEssay('e1', 'u1');
    clock.advance(30 * DAY);
    await harness.deletion.forget();
    expect((await left('e1')).state).toBe('deleted');
    await harness.store.clearOutbox('essays', 'e1', ['event-1', 'event-2', 'event-3']);
    await harness.deletion.forget();
    expect(await harness.collections.essays.get('e1')).toBeNull();
  });
});

test('an essay past its retention is deleted in the same way; others stay', async () => {
  await storeSampleEssay(harness, 'e1', 'u1', 7);
  await storeSampleEssay(harness, 'e2');
  clock.advance(7 * DAY - 1);
  await harness.deletion.expire();
  expect((await left('e1')).state).toBe('kept');
  clock.advance(1);
  await harness.deletion.expire();
  expect(await left('e1')).toMatchObject({
    state: 'deleting',
    findings: 0,
    answers: 0,
    results: 0,
    events: 1,
  });
  expect((await left('e2')).state).toBe('kept');
  expect(harness.reasons).toEqual(['retention']);
});

test('a deleted user’s texts cannot be read once the key is destroyed', async () => {
  await storeSampleEssay(harness, 'e1');
  await harness.vault.destroy('u1');
  await expect(harness.essays.get('e1', 'u1')).rejects.toMatchObject({ code: 'ESSAY_NOT_FOUND' });
});
