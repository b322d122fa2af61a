import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createFakeEssay } from './testing/fake-essay.ts';
import { requestsOf, runWorker, type RunningWorker } from './testing/run-worker.ts';
import { until } from './testing/worker-harness.ts';

const essay = createFakeEssay();
const trace = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
let worker: RunningWorker;

beforeAll(async () => {
  worker = await runWorker(essay);
}, 30_000);
afterAll(() => worker.close(), 30_000);

describe('the worker over bus and gRPC', () => {
  test.each([
    ['j1', false],
    ['j2', true],
  ])(
    'every task of job %s completes in the trace of its request, also when it is requested twice',
    async (jobId, urgent) => {
      const events = requestsOf(jobId, { urgent, traceparent: trace });
      await worker.bus.publish(events);
      await worker.bus.publish(events);
      await until(() => worker.endOf(jobId).length >= events.length, 25_000);
      const ends = worker.endOf(jobId);
      expect(ends.map(({ type }) => type)).toEqual(events.map(() => 'analysis.chunks.completed'));
      expect(new Set(ends.map(({ data }) => data.chunkId)).size).toBe(events.length);
      expect(ends.every(({ traceparent }) => traceparent === trace)).toBe(true);
      expect([...essay.findings.keys()].filter((id) => id.startsWith(jobId))).toHaveLength(
        events.length,
      );
    },
    30_000,
  );

  test('the tasks of an essay that is gone fail', async () => {
    const events = requestsOf('j3', { essayId: 'e9' });
    await worker.bus.publish(events);
    await until(() => worker.endOf('j3').length >= events.length, 25_000);
    for (const { type, data } of worker.endOf('j3')) {
      expect(type).toBe('analysis.chunks.failed');
      expect(data).toMatchObject({ code: 'ESSAY_NOT_FOUND', fence: 1 });
    }
  }, 30_000);

  test('the metrics count the tasks that were done', async () => {
    const metrics = await (await fetch(`http://${worker.ops}/metrics`)).text();
    expect(metrics).toMatch(/worker_tasks_claimable 0\n/);
    expect(metrics).toMatch(
      /worker_provider_seconds_count\{provider="offline",kind="scores",outcome="ok"\} 2\n/,
    );
  });
});
