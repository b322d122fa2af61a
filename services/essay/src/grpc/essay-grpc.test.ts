import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newEvent, type EventBus } from '@argint/event-bus';
import { openEmbeddedBus } from '@argint/event-bus-embedded';
import { runServices } from '@argint/service-kit';
import { createAllowedClient } from '@argint/service-kit/testing';
import type { RunningServices, ServiceModule } from '@argint/service-kit';
import { tempDir, testEnvironment } from '@argint/testkit';
import { essay } from '../index.ts';
import { findingsJson, resultJson } from '../testing/sample-json.ts';
import { TEST_MASTER_KEY } from '../testing/essay-harness.ts';

let dir: Awaited<ReturnType<typeof tempDir>>;
let running: RunningServices;
let bus: EventBus;
let caller: ReturnType<typeof createAllowedClient<'essay'>>;

beforeAll(async () => {
  dir = await tempDir();
  const env = {
    ...testEnvironment(dir.path),
    MASTER_KEY: TEST_MASTER_KEY,
  };
  running = await runServices([essay as unknown as ServiceModule], { env });
  bus = openEmbeddedBus({ file: `${dir.path}/bus.sqlite`, onError: () => undefined });
  caller = createAllowedClient('essay', running.grpc['essay'] ?? '');
});
afterAll(async () => {
  caller.close();
  await bus.close();
  await running.close();
  await dir.remove();
});

describe('the essay service over gRPC', () => {
  test('returns 100,000 characters exactly, with the question and the result', async () => {
    const { client } = caller;
    const text = 'é😀\r\nx'.repeat(16_666);
    await client.createEssay({ essayId: 'e1', userId: 'u1', text, question: 'Why water?' });
    const saved = { essayId: 'e1', jobId: 'j1', isCompleted: true, resultJson: resultJson(5) };
    expect(await client.saveResult(saved)).toEqual({ resultId: 'j1', isScored: true });
    const { essay: got, results } = await client.getEssay({ essayId: 'e1', userId: 'u1' });
    expect(got?.content === text).toBe(true);
    expect(got).toMatchObject({ question: 'Why water?' });
    expect(got?.retainUntil).toBeUndefined();
    expect(results).toMatchObject([{ jobId: 'j1', isCompleted: true, resultJson: resultJson(5) }]);
    expect((await client.readText({ essayId: 'e1' })).text === text).toBe(true);
  });

  test('receives a lone surrogate as another character, so the gateway must refuse it', async () => {
    const { essay: got } = await caller.client.createEssay({
      essayId: 'e2',
      userId: 'u1',
      text: 'a\ud800b',
    });
    expect(got?.content).toBe('a\uFFFD\uFFFD\uFFFDb');
  });

  test('refuses an empty field and does not find an unknown essay', async () => {
    const { client } = caller;
    await expect(client.createEssay({ essayId: 'e3', text: 'x' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await expect(client.saveFindings({ essayId: 'e3', jobId: 'j3' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await expect(client.readText({ essayId: 'e9' })).rejects.toMatchObject({
      code: 'ESSAY_NOT_FOUND',
    });
  });

  test('keeps an answer of 400,000 characters, and gives no answer where none is kept', async () => {
    const { client } = caller;
    await client.createEssay({ essayId: 'e4', userId: 'u1', text: 'x' });
    const kept = { essayId: 'e4', key: 'b'.repeat(64) };
    const answerJson = `"${'€'.repeat(399_998)}"`;
    expect(await client.keepAnswer({ ...kept, answerJson })).toEqual({});
    expect((await client.findAnswer(kept)).answerJson === answerJson).toBe(true);
    const none = await client.findAnswer({ essayId: 'e4', key: 'c'.repeat(64) });
    expect(none.answerJson).toBeUndefined();
    await expect(client.findAnswer({ essayId: 'e4' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  test('replaces findings by those of a higher revision, and takes those without one as the first', async () => {
    const { client } = caller;
    await client.createEssay({ essayId: 'e5', userId: 'u1', text: 'x' });
    const job = { essayId: 'e5', jobId: 'j5' };
    const findings = (note: string) => ({
      taskId: 'c1',
      fence: 1,
      findingsJson: findingsJson(note),
    });
    const saved = { savedTaskIds: ['c1'] };
    const revised = [{ ...findings('revised'), revision: 1 }];
    expect(await client.saveFindings({ ...job, findings: [findings('first')] })).toEqual(saved);
    expect(await client.saveFindings({ ...job, findings: revised })).toEqual(saved);
    expect(await client.saveFindings({ ...job, findings: [findings('late')] })).toEqual(saved);
    expect(await client.readFindings({ jobId: 'j5' })).toEqual({
      findings: [{ taskId: 'c1', findingsJson: findingsJson('revised') }],
    });
  });

  test('deletes the essays of a deleted user and publishes an event for each', async () => {
    const { client } = caller;
    await client.createEssay({ essayId: 'e7', userId: 'u7', text: 'x' });
    const announced = Promise.withResolvers<string>();
    const reader = await bus.consume('test', {
      'essays.deleted': async ({ data }) => announced.resolve(data.essayId),
    });
    const context = { source: 'auth', id: 'event-1', now: new Date() };
    await bus.publish([newEvent('users.deleted', { userId: 'u7' }, context)]);
    expect(await announced.promise).toBe('e7');
    await expect(client.getEssay({ essayId: 'e7', userId: 'u7' })).rejects.toMatchObject({
      code: 'ESSAY_NOT_FOUND',
    });
    await reader.close();
  });
});
