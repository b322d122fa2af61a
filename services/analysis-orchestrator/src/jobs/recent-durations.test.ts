import { describe, expect, jest, test } from '@jest/globals';
import type { Collection } from '@argint/aggregate-store';
import { fixedClock, tempDir } from '@argint/testkit';
import { openOrchestratorHarness } from '../testing/orchestrator-harness.ts';
import { finish, newJob, type Job } from './analysis-job.ts';
import { createRecentDurations, estimatesFrom } from './recent-durations.ts';

const begun = new Date('2026-11-21T12:00:00.000Z');

/** A job that took so long; its text has `chars` characters. */
const ran = (seconds: number, chars = 3_000, changes: Partial<Job> = {}): Job => {
  const request = {
    userId: 'u1',
    essayId: 'e1',
    analysisType: 'hybrid',
    priority: false,
    requestHash: 'h',
  } as const;
  const tasks = [{ id: 'scores', kind: 'scores', start: 0, end: chars }] as const;
  const job: Job = { ...newJob(request, tasks, begun, 600), slot: 's' };
  const done = job.tasks.map((task) => ({ ...task, state: 'done' as const }));
  const ended = { ...job, tasks: done, phase: 'finishing', outcome: 'completed' } as const;
  return { ...finish(ended, new Date(begun.getTime() + seconds * 1_000), 'j1'), ...changes };
};

describe('an estimate', () => {
  test.each([
    ['one analysis', [7], 10],
    ['exactly 5 seconds', [5], 5],
    ['an instant', [0], 5],
    ['the median of an odd number', [2, 31, 8], 10],
    ['the lower median of an even number', [2, 40, 8, 31], 10],
    ['55 seconds', [55], 55],
    ['56 seconds', [56], 60],
    ['61 seconds', [61], 120],
    ['a clock set back meanwhile', [-30], 5],
  ])('from %s', (_name, seconds, expected) => {
    expect(estimatesFrom(seconds.map((each) => ran(each)))).toEqual([
      { analysisType: 'hybrid', maxChars: 3_000, seconds: expected },
    ]);
  });

  test('is given for each length and kind apart', () => {
    const jobs = [
      ran(4),
      ran(58, 40_000),
      ran(14, 3_001),
      ran(2, 3_000, { analysisType: 'simple' }),
      ran(12, 3_000, { analysisType: 'comprehensive' }),
    ];
    expect(estimatesFrom(jobs)).toEqual([
      { analysisType: 'hybrid', maxChars: 3_000, seconds: 5 },
      { analysisType: 'hybrid', maxChars: 48_000, seconds: 60 },
      { analysisType: 'hybrid', maxChars: 6_000, seconds: 15 },
      { analysisType: 'simple', maxChars: 3_000, seconds: 5 },
    ]);
  });

  test('counts only the newest 21 analyses of a class', () => {
    const slow = Array.from({ length: 50 }, () => ran(300));
    expect(estimatesFrom([...Array.from({ length: 21 }, () => ran(3)), ...slow])).toEqual([
      { analysisType: 'hybrid', maxChars: 3_000, seconds: 5 },
    ]);
  });

  test('leaves out analyses that failed, were cancelled or lack a part', () => {
    const failedTask = ran(3).tasks.map((task) => ({ ...task, state: 'failed' as const }));
    expect(
      estimatesFrom([
        ran(3, 3_000, { status: 'failed' }),
        ran(3, 3_000, { status: 'cancelled' }),
        ran(3, 3_000, { tasks: failedTask }),
      ]),
    ).toEqual([]);
  });
});

const stored = { ...ran(7), _id: 'j1', version: 1, outbox: [], outboxSince: null };

describe('the estimates of the orchestrator', () => {
  test('come from the stored jobs, so that another replica and a restart give the same', async () => {
    const dir = await tempDir();
    const clock = fixedClock();
    const harness = await openOrchestratorHarness(dir.path, clock);
    const replica = createRecentDurations({ jobs: harness.jobs, clock: clock.now });
    expect(await harness.service.estimates()).toEqual([]);
    const running = await harness.start();
    const jobId = await harness.start();
    clock.advance(23);
    await harness.endTasks(jobId);
    clock.advance(10);
    const seen = await harness.service.estimates();
    expect(seen).toEqual([expect.objectContaining({ analysisType: 'hybrid', seconds: 25 })]);
    expect(await replica()).toEqual(seen);
    await harness.endTasks(running);
    await harness.store.close();
    await dir.remove();
  });

  test('are read at most every 10 seconds, and again at once after a failure', async () => {
    const clock = fixedClock();
    const find = jest.fn<Collection<Job>['find']>();
    const estimates = createRecentDurations({ jobs: { find }, clock: clock.now });
    find.mockRejectedValueOnce(new Error('down'));
    await expect(estimates()).rejects.toThrow('down');
    find.mockResolvedValue({ items: [stored], next: null });
    await estimates();
    await estimates();
    expect(find).toHaveBeenCalledTimes(2);
    clock.advance(10);
    await estimates();
    expect(find).toHaveBeenCalledTimes(3);
  });

  test('are read again at once where no analysis was stored yet', async () => {
    const clock = fixedClock();
    const find = jest.fn<Collection<Job>['find']>();
    const estimates = createRecentDurations({ jobs: { find }, clock: clock.now });
    find.mockResolvedValueOnce({ items: [], next: null });
    expect(await estimates()).toEqual([]);
    find.mockResolvedValue({ items: [stored], next: null });
    expect(await estimates()).toHaveLength(1);
  });
});
