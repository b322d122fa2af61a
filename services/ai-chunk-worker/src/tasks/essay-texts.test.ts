import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { AppError } from '@argint/contracts';
import { createFakeEssay } from '../testing/fake-essay.ts';
import { createEssayTexts, type EssayTexts } from './essay-texts.ts';

describe('the texts a worker reads', () => {
  let reads: string[];
  let essay: ReturnType<typeof createFakeEssay>;
  let texts: EssayTexts;
  beforeEach(() => {
    jest.useFakeTimers();
    reads = [];
    essay = createFakeEssay();
    texts = createEssayTexts({
      readText: (request) => {
        reads.push(request.essayId ?? '');
        return essay.client.readText(request);
      },
    });
    for (let i = 0; i < 40; i += 1) essay.texts.set(`e${i}`, `Text ${i}.`);
  });
  afterEach(() => void jest.useRealTimers());
  const read = (essayId: string, jobId = `job of ${essayId}`) => texts.read({ essayId, jobId });

  test('are read once for tasks that ask at once or soon after another', async () => {
    await Promise.all([read('e1'), read('e1')]);
    await jest.advanceTimersByTimeAsync(4_999);
    expect(await read('e1')).toEqual({
      text: 'Text 1.',
      question: null,
      rubric: null,
      textKind: null,
    });
    expect(reads).toEqual(['e1']);
  });

  test('are forgotten 5 s after their last use', async () => {
    await read('e1');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(texts.size()).toBe(0);
    await read('e1');
    expect(reads).toHaveLength(2);
  });

  test('are forgotten with their job', async () => {
    await read('e1');
    await read('e2');
    texts.dropJob('job of e1');
    expect(texts.size()).toBe(1);
    await read('e1');
    expect(reads).toEqual(['e1', 'e2', 'e1']);
  });

  test('that could not be read are asked for again', async () => {
    essay.failNext(new AppError('UNAVAILABLE'));
    await expect(read('e1')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await read('e1')).toMatchObject({ text: 'Text 1.' });
  });

  test('are at most 32, and at most 200,000 characters beside the newest', async () => {
    for (let i = 0; i < 40; i += 1) await read(`e${i}`);
    expect(texts.size()).toBe(32);
    essay.texts.set('long', 'x'.repeat(200_000));
    await read('long');
    expect(texts.size()).toBe(1);
    await read('e39');
    expect(texts.size()).toBe(1);
  });
});
