import { expect, test } from '@jest/globals';
import { SAMPLE_KEY, storeSampleEssay } from '../testing/sample-essay.ts';
import { useEssayHarness } from '../testing/essay-harness.ts';
import { createEssayFindings } from './essay-findings.ts';

const { harness } = useEssayHarness();
const status = async (): Promise<string | undefined> =>
  (await createEssayFindings(harness.collections)())[0]?.status;

test('sealed essays, results and answers pass the check of encryption, and so does an empty store', async () => {
  expect(await status()).toBe('passed');
  await storeSampleEssay(harness, 'e1', 'u1', 30);
  expect(await status()).toBe('passed');
});

test.each(['text', 'title', 'rubric'] as const)(
  'one stored %s that is not sealed fails the check',
  async (field) => {
    await storeSampleEssay(harness, 'e1', 'u1', 30);
    await harness.collections.essays.update('e1', (doc) => ({ ...doc, [field]: 'plain words' }));
    expect(await status()).toBe('failed');
  },
);

test('a result that is not sealed fails the check', async () => {
  await storeSampleEssay(harness, 'e1', 'u1', 30);
  const { items } = await harness.collections.results.find({});
  await harness.collections.results.update(items[0]!._id, (doc) => ({ ...doc, json: '{}' }));
  expect(await status()).toBe('failed');
});

test('an answer that is not sealed fails the check', async () => {
  await storeSampleEssay(harness, 'e1', 'u1', 30);
  const id = `e1:${SAMPLE_KEY}`;
  await harness.collections.answers.update(id, (doc) => ({ ...doc, json: '{}' }));
  expect(await status()).toBe('failed');
});
