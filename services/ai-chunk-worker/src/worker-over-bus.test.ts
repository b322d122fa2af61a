import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fromTaskEvent, toTaskEvent, type EventData } from '@argint/contracts';
import { newEvent } from '@argint/event-bus';
import { createFakeEssay } from './testing/fake-essay.ts';
import { requestOf, runWorker, taskIdsOf, type RunningWorker } from './testing/run-worker.ts';
import { until } from './testing/worker-harness.ts';

const essay = createFakeEssay();
const trace = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const tasks = taskIdsOf().toSorted();
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
      const event = requestOf(jobId, { urgent, traceparent: trace });
      await worker.bus.publish([event, event]);
      await until(() => worker.endedTasks(jobId).length >= tasks.length, 25_000);
      const ends = worker.endOf(jobId);
      expect(new Set(ends.map(({ type }) => type))).toEqual(new Set(['analysis.tasks.completed']));
      expect(worker.endedTasks(jobId).toSorted()).toEqual(tasks);
      expect(ends.every(({ traceparent }) => traceparent === trace)).toBe(true);
      expect([...essay.findings.keys()].filter((id) => id.startsWith(jobId))).toHaveLength(
        tasks.length,
      );
    },
    30_000,
  );

  test('the tasks of an essay that is gone fail', async () => {
    await worker.bus.publish([requestOf('j3', { essayId: 'e9' })]);
    await until(() => worker.endedTasks('j3').length >= tasks.length, 25_000);
    expect(worker.endedTasks('j3').toSorted()).toEqual(tasks);
    for (const { type, data } of worker.endOf('j3')) {
      expect(type).toBe('analysis.chunks.failed');
      expect(data).toMatchObject({ code: 'ESSAY_NOT_FOUND' });
    }
  }, 30_000);

  test('a task of a kind that is no longer done fails, so that its job ends', async () => {
    const { data } = requestOf('j5');
    const tasks = [{ taskId: 'old', kind: 'lines' as const, start: 0, end: 10 }];
    const job = fromTaskEvent(data as EventData<'analysis.tasks.requested'>);
    const request = toTaskEvent({ ...job, tasks });
    const about = { source: 'test', id: 'j5', now: new Date() };
    await worker.bus.publish([newEvent('analysis.tasks.requested', request, about)]);
    await until(() => worker.endedTasks('j5').length > 0, 25_000);
    expect(worker.endOf('j5')).toMatchObject([
      { type: 'analysis.chunks.failed', data: { chunkId: 'old', code: 'ANALYSIS_FAILED' } },
    ]);
  }, 30_000);

  test('a request of the last release, for one task, is handled too', async () => {
    const { data } = requestOf('j4');
    const { chunks: wire, ...job } = data as EventData<'analysis.tasks.requested'>;
    const about = { source: 'test', id: 'old', now: new Date() };
    const old = { ...job, ...wire[0]!, kind: 'grammar' as const, chunkId: 'old' };
    await worker.bus.publish([newEvent('analysis.chunks.requested', old, about)]);
    await until(() => worker.endedTasks('j4').length > 0, 25_000);
    expect(worker.endedTasks('j4')).toEqual(['old']);
  }, 30_000);

  test('the metrics count the tasks that were done', async () => {
    const metrics = await (await fetch(`http://${worker.ops}/metrics`)).text();
    expect(metrics).toMatch(/worker_tasks_claimable 0\n/);
    expect(metrics).toMatch(
      /worker_provider_seconds_count\{provider="offline",kind="engine",outcome="ok"\} 2\n/,
    );
  });
});
