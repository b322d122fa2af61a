import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { EventData } from '@argint/contracts';
import { newEvent, type EventBus, type EventEnvelope } from '@argint/event-bus';
import { openEmbeddedBus } from '@argint/event-bus-embedded';
import { planTasks } from '@argint/critique-engine';
import { runServices } from '@argint/service-kit';
import type { RunningServices, ServiceModule } from '@argint/service-kit';
import { SAMPLE_ESSAY, tempDir, TEST_CALLER_SECRET } from '@argint/testkit';
import { aiChunkWorker } from './index.ts';
import { essayServiceOf } from './testing/fake-essay-service.ts';
import { createFakeEssay } from './testing/fake-essay.ts';
import { until } from './testing/worker-harness.ts';

const essay = createFakeEssay();
const essayService = essayServiceOf(essay);

const trace = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const ended: EventEnvelope<'analysis.chunks.completed' | 'analysis.chunks.failed'>[] = [];
let dir: Awaited<ReturnType<typeof tempDir>>;
let running: RunningServices;
let bus: EventBus;

beforeAll(async () => {
  dir = await tempDir();
  const modules = [essayService, aiChunkWorker] as unknown as ServiceModule[];
  const env = {
    DATA_DIR: dir.path,
    METRICS_PORT: '0',
    LOG_LEVEL: 'silent',
    GRAMMAR: 'off',
    CALLER_SECRET: TEST_CALLER_SECRET,
  };
  running = await runServices(modules, { env });
  bus = openEmbeddedBus({ file: `${dir.path}/bus.sqlite`, onError: () => undefined });
  const keep = async (event: (typeof ended)[number]) => void ended.push(event);
  await bus.consume('test', {
    'analysis.chunks.completed': keep,
    'analysis.chunks.failed': keep,
  });
  essay.texts.set('e1', SAMPLE_ESSAY);
}, 30_000);
afterAll(async () => {
  await bus.close();
  await running.close();
  await dir.remove();
}, 30_000);

const ask = (jobId: string, essayId: string, urgent = false): EventEnvelope[] =>
  planTasks(SAMPLE_ESSAY, 'hybrid').map(({ id, kind, start, end }) => {
    const topic = urgent ? 'analysis.chunks.requested.priority' : 'analysis.chunks.requested';
    const data: EventData<typeof topic> = {
      jobId,
      chunkId: id,
      userId: 'u1',
      essayId,
      kind,
      analysisType: 'hybrid',
      start,
      end,
      deadline: new Date(Date.now() + 600_000).toISOString(),
    };
    const context = { source: 'test', id: `${jobId}-${id}`, now: new Date(), traceparent: trace };
    return newEvent(topic, data, context);
  });
const endOf = (jobId: string) => ended.filter(({ data }) => data.jobId === jobId);

describe('the worker over bus and gRPC', () => {
  test.each([
    ['j1', false],
    ['j2', true],
  ])(
    'completes every chunk of job %s in the trace of its request, asked once or twice',
    async (jobId, urgent) => {
      const events = ask(jobId, 'e1', urgent);
      await bus.publish(events);
      await bus.publish(events);
      await until(() => endOf(jobId).length >= events.length, 25_000);
      const ends = endOf(jobId);
      expect(ends.map(({ type }) => type)).toEqual(events.map(() => 'analysis.chunks.completed'));
      expect(new Set(ends.map(({ data }) => data.chunkId)).size).toBe(events.length);
      expect(ends.every(({ traceparent }) => traceparent === trace)).toBe(true);
      expect([...essay.findings.keys()].filter((id) => id.startsWith(jobId))).toHaveLength(
        events.length,
      );
    },
    30_000,
  );

  test('fails the chunks of an essay that is gone', async () => {
    const events = ask('j3', 'e9');
    await bus.publish(events);
    await until(() => endOf('j3').length >= events.length, 25_000);
    for (const { type, data } of endOf('j3')) {
      expect(type).toBe('analysis.chunks.failed');
      expect(data).toMatchObject({ code: 'ESSAY_NOT_FOUND', fence: 1 });
    }
  }, 30_000);

  test('counts what it did', async () => {
    const metrics = await (await fetch(`http://${running.ops}/metrics`)).text();
    expect(metrics).toMatch(/worker_tasks_claimable 0\n/);
    expect(metrics).toMatch(
      /worker_provider_seconds_count\{provider="offline",kind="scores",outcome="ok"\} 2\n/,
    );
  });
});
