import { expect, test } from '@jest/globals';
import { answerSchemas } from '../model/answers/answer-schemas.ts';
import { geminiReplies as replies } from '@argint/testkit';
import { PROTOCOLS, useModelHarness, type Protocol } from '../testing/model-harness.ts';

const open = useModelHarness(PROTOCOLS.find(({ engine }) => engine === 'gemini') as Protocol);

test('Gemini is asked again after the delay in the body of its error', async () => {
  const harness = await open();
  harness.server.replyNext(replies.rateLimited('0.15s'));
  await harness.ask('reading');
  const [first, second] = harness.server.requests;
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(145);
});

test('Gemini is not asked again when that delay is longer than the task’s time', async () => {
  const harness = await open();
  harness.server.replyNext(replies.rateLimited('3600s'));
  await harness.ask('reading');
  expect(harness.fallbacks).toEqual(['rate-limited']);
  expect(harness.server.requests).toHaveLength(1);
});

test('Gemini is told the order of the fields', async () => {
  const harness = await open();
  await harness.ask('reading');
  expect(harness.server.requests[0]?.schema).toMatchObject({
    propertyOrdering: Object.keys(answerSchemas.reading.shape),
  });
});
