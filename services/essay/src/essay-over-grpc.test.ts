import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newEvent, openEmbeddedBus, type EventBus } from '@argint/event-bus';
import { createGrpcClient, createSharedMetrics, runServices } from '@argint/service-kit';
import type { RunningServices, ServiceModule } from '@argint/service-kit';
import { tempDir } from '@argint/testkit';
import { essay } from './index.ts';
import { resultJson } from './testing/sample-json.ts';
import { TEST_MASTER_KEY } from './testing/test-bed.ts';

let dir: Awaited<ReturnType<typeof tempDir>>;
let running: RunningServices;
let bus: EventBus;
let caller: ReturnType<typeof createGrpcClient<'essay'>>;

beforeAll(async () => {
  dir = await tempDir();
  const env = {
    DATA_DIR: dir.path,
    METRICS_PORT: '0',
    LOG_LEVEL: 'silent',
    MASTER_KEY: TEST_MASTER_KEY.toString('base64'),
  };
  running = await runServices([essay as unknown as ServiceModule], { env });
  bus = openEmbeddedBus({ file: `${dir.path}/bus.sqlite`, onError: () => undefined });
  const address = running.grpc['essay'] ?? '';
  caller = createGrpcClient('essay', { service: 'test', address, metrics: createSharedMetrics() });
});
afterAll(async () => {
  caller.close();
  await bus.close();
  await running.close();
  await dir.remove();
});

describe('over gRPC', () => {
  test('100,000 characters come back exactly, with question and result', async () => {
    const { client } = caller;
    const text = 'é😀\r\nx'.repeat(16_666);
    await client.createEssay({ essayId: 'e1', userId: 'u1', text, question: 'Why water?' });
    const saved = { essayId: 'e1', jobId: 'j1', isCompleted: true, resultJson: resultJson(5) };
    expect(await client.saveResult(saved)).toEqual({ resultId: 'j1' });
    const { essay: got, results } = await client.getEssay({ essayId: 'e1', userId: 'u1' });
    expect(got?.content === text).toBe(true);
    expect(got).toMatchObject({ question: 'Why water?' });
    expect(got?.retainUntil).toBeUndefined();
    expect(results).toMatchObject([{ jobId: 'j1', isCompleted: true, resultJson: resultJson(5) }]);
    expect((await client.readText({ essayId: 'e1' })).text === text).toBe(true);
  });

  test('half a character does not survive the way here: who takes text in must refuse it', async () => {
    const { essay: got } = await caller.client.createEssay({
      essayId: 'e2',
      userId: 'u1',
      text: 'a\ud800b',
    });
    expect(got?.content).toBe('a\uFFFD\uFFFD\uFFFDb');
  });

  test('a field left empty is refused, an unknown essay not found', async () => {
    const { client } = caller;
    await expect(client.createEssay({ essayId: 'e3', text: 'x' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await expect(client.readText({ essayId: 'e9' })).rejects.toMatchObject({
      code: 'ESSAY_NOT_FOUND',
    });
  });

  test('a deleted user’s essays go, each announced', async () => {
    const { client } = caller;
    await client.createEssay({ essayId: 'e7', userId: 'u7', text: 'x' });
    const announced = Promise.withResolvers<string>();
    const reader = await bus.subscribe('essays.deleted', { group: 'test' }, async ({ data }) =>
      announced.resolve(data.essayId),
    );
    const context = { source: 'auth', id: 'event-1', now: new Date() };
    await bus.publish([newEvent('users.deleted', { userId: 'u7' }, context)]);
    expect(await announced.promise).toBe('e7');
    await expect(client.getEssay({ essayId: 'e7', userId: 'u7' })).rejects.toMatchObject({
      code: 'ESSAY_NOT_FOUND',
    });
    await reader.close();
  });
});
