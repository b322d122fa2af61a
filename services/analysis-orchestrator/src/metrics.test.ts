import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fixedClock, tempDir } from '@argint/testkit';
import { Registry } from 'prom-client';
import { createAnalysisOrchestratorMetrics } from './metrics.ts';
import {
  openOrchestratorHarness,
  type OrchestratorHarness,
} from './testing/orchestrator-harness.ts';

describe('the metrics of analysis jobs', () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let harness: OrchestratorHarness;
  const clock = fixedClock();
  const registry = new Registry();
  beforeEach(async () => {
    registry.clear();
    dir = await tempDir();
    harness = await openOrchestratorHarness(dir.path, clock, {
      onFinished: (job) => metrics.finished(job),
    });
    const metrics = createAnalysisOrchestratorMetrics(registry, {
      jobs: harness.jobs,
      clock: clock.now,
    });
  });
  afterEach(async () => {
    await harness.store.close();
    await dir.remove();
  });
  const lines = async (start: string) =>
    (await registry.metrics()).split('\n').filter((line) => line.startsWith(start));
  const ended = async (start: string) =>
    (await lines(start)).filter((line) => !line.endsWith(' 0'));
  const counts = () => ended('analysis_job_duration_seconds_count');
  const counted = (outcome: string) =>
    `analysis_job_duration_seconds_count{type="hybrid",outcome="${outcome}"} 1`;

  test('measure an analysis once, from its start to its stored result', async () => {
    const jobId = await harness.start();
    expect(await lines('analysis_jobs_in_flight')).toEqual([
      'analysis_jobs_in_flight{phase="running"} 1',
      'analysis_jobs_in_flight{phase="finishing"} 0',
    ]);
    clock.advance(45);
    await harness.endTasks(jobId);
    await harness.endTasks(jobId);
    await harness.sweepPastLease();
    expect(await counts()).toEqual([counted('completed')]);
    expect(await ended('analysis_job_duration_seconds_sum')).toEqual([
      expect.stringMatching(/ 45$/),
    ]);
  });

  test('have every kind and end of an analysis from 0, so that a rate sees the first one', async () => {
    expect(await lines('analysis_job_duration_seconds_count')).toHaveLength(12);
    expect(await counts()).toEqual([]);
  });

  test('say how long the open analysis without progress has stood still', async () => {
    const still = async () => (await lines('analysis_oldest_without_progress_seconds'))[0];
    const after = (seconds: number) => `analysis_oldest_without_progress_seconds ${seconds}`;
    expect(await still()).toBe(after(0));
    const first = await harness.start('a');
    clock.advance(100);
    await harness.start('b');
    clock.advance(50);
    expect(await still()).toBe(after(150));
    await harness.endTasks(first, 'done', 1);
    expect(await still()).toBe(after(50));
    await harness.endTasks(first);
    clock.advance(10);
    expect(await still()).toBe(after(60));
  });

  test('tell a failed analysis and one with missing parts from a completed one', async () => {
    const partly = await harness.start('a');
    await harness.endTasks(partly, 'done', 1);
    await harness.endTasks(partly, 'failed');
    expect(await counts()).toEqual([counted('incomplete')]);
    await harness.endTasks(await harness.start('b'), 'failed');
    expect(await counts()).toContain(counted('failed'));
  });

  test('tell a cancelled analysis from a failed one', async () => {
    const jobId = await harness.start();
    await harness.service.cancel(jobId, 'u1');
    expect(await counts()).toEqual([counted('cancelled')]);
  });

  test('keep the last values while the store cannot be read', async () => {
    await harness.start();
    const before = await lines('analysis_jobs_in_flight');
    await harness.store.close();
    expect(await lines('analysis_jobs_in_flight')).toEqual(before);
  });
});
