import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { AppError } from '@argint/contracts';
import { fixedClock, tempDir, type FixedClock } from '@argint/testkit';
import { LEASE_MS } from '../testing/open-test-service.ts';
import {
  openOrchestratorHarness,
  outage,
  type OrchestratorHarness,
} from '../testing/orchestrator-harness.ts';

const HOUR = 3_600;
const running = { status: 'processing', phase: 'running', credit: 'held' };
const failed = { status: 'failed', phase: 'done', credit: 'released' };
const completed = { status: 'completed', phase: 'done', credit: 'spent' };

let dir: Awaited<ReturnType<typeof tempDir>>;
let clock: FixedClock;
let bed: OrchestratorHarness;

beforeEach(async () => {
  dir = await tempDir();
  clock = fixedClock();
  bed = await openOrchestratorHarness(dir.path, clock);
});
afterEach(async () => {
  await bed.store.close();
  await dir.remove();
});

/** Everything stored of all jobs, to see that nothing changes. */
const everything = async () => (await bed.jobs.find({ limit: 1_000 })).items;
const eventsOf = async (jobId: string) =>
  ((await bed.jobs.get(jobId))?.outbox ?? [])
    .map(({ type }) => type)
    .filter((type) => type === 'analysis.jobs.completed');
const sweep = async () => {
  await bed.service.sweep();
  await bed.idle();
};

describe('the sweeper of jobs', () => {
  test('a job ends at its deadline, not earlier, and a second sweep changes nothing', async () => {
    const job = await bed.start();
    clock.advance(599);
    await sweep();
    expect(await bed.stateOf(job)).toEqual(running);
    clock.advance(1);
    await sweep();
    expect(await bed.stateOf(job)).toEqual(failed);
    expect(await eventsOf(job)).toHaveLength(1);
    const before = await everything();
    clock.advance(HOUR);
    await sweep();
    expect(await everything()).toEqual(before);
  });

  test('a job with one finished task completes at its deadline', async () => {
    const job = await bed.start();
    await bed.endTasks(job, 'done', 1);
    clock.advance(600);
    await sweep();
    expect(await bed.stateOf(job)).toEqual(completed);
    expect(bed.results.get(job)).toContain('did not finish');
  });

  test('retries a broken finish after the lease time and not before', async () => {
    const job = await bed.start();
    bed.fail({ call: 'commitCredit', jobId: null, error: outage() });
    await bed.endTasks(job);
    bed.fail(null);
    bed.calls.length = 0;
    await sweep();
    clock.advance(LEASE_MS / 1_000 - 1);
    await sweep();
    expect(bed.calls).toEqual([]);
    clock.advance(1);
    await sweep();
    expect(await bed.stateOf(job)).toEqual(completed);
  });

  test('renews the lease of a job that this process is finishing', async () => {
    const job = await bed.start();
    const answer = bed.hold('commitCredit');
    const ended = bed.endTasks(job);
    await answer.reached;
    await bed.service.sweep();
    await bed.service.sweep();
    expect((await bed.jobs.get(job))?.lease).toMatchObject({ fence: 1, beat: 2 });
    answer.release();
    await ended;
    expect(await bed.stateOf(job)).toEqual(completed);
  });

  test.each(['readFindings', 'saveResult', 'commitCredit'])(
    'a job whose first finish broke at %s is finished once',
    async (call) => {
      const job = await bed.start();
      bed.fail({ call, jobId: null, error: outage() });
      await bed.endTasks(job);
      await expect(bed.sweepPastLease()).rejects.toThrow('1 jobs are left for the next sweep');
      expect(await bed.stateOf(job)).toMatchObject({ phase: 'finishing', credit: 'held' });
      bed.fail(null);
      await bed.sweepPastLease();
      expect(await bed.stateOf(job)).toEqual(completed);
      expect(await eventsOf(job)).toHaveLength(1);
    },
  );

  test('one job that cannot be finished does not keep more than a page of others waiting', async () => {
    const all: string[] = [];
    for (let n = 0; n < 25; n += 1) {
      all.push(await bed.start());
      clock.advance(1);
    }
    const [poison = '', ...others] = all;
    bed.fail({ call: 'saveResult', jobId: null, error: outage() });
    for (const job of all) await bed.endTasks(job);
    bed.fail({ call: 'readFindings', jobId: poison, error: new TypeError('cannot be read') });
    await expect(bed.sweepPastLease()).rejects.toThrow('1 jobs are left for the next sweep');
    for (const job of others) expect(await bed.stateOf(job)).toEqual(completed);
    expect(await bed.stateOf(poison)).toMatchObject({ phase: 'finishing', credit: 'held' });
  });

  test('a job that can never be finished fails after its deadline and gives its credit back', async () => {
    const job = await bed.start();
    bed.fail({ call: 'readFindings', jobId: job, error: new AppError('VALIDATION_FAILED') });
    await bed.endTasks(job);
    await expect(bed.sweepPastLease()).rejects.toThrow('left for the next sweep');
    clock.advance(600);
    await bed.sweepPastLease();
    expect(await bed.stateOf(job)).toEqual(failed);
  });

  test('an outage is waited out beyond the deadline', async () => {
    const job = await bed.start();
    bed.fail({ call: 'saveResult', jobId: job, error: outage() });
    await bed.endTasks(job);
    clock.advance(HOUR);
    await expect(bed.sweepPastLease()).rejects.toThrow('left for the next sweep');
    bed.fail(null);
    await bed.sweepPastLease();
    expect(await bed.stateOf(job)).toEqual(completed);
  });

  test('forgets an ended job of a deleted essay after two days, and no other', async () => {
    const jobs = [await bed.start(), await bed.start()] as const;
    for (const job of jobs) await bed.endTasks(job);
    const { essayId = '' } = (await bed.jobs.get(jobs[0])) ?? {};
    await bed.service.abandon({ essayId });
    for (const job of jobs) await bed.jobs.update(job, (doc) => ({ ...doc, outbox: [] }));
    clock.advance(48 * HOUR - 1);
    await sweep();
    expect(await bed.jobs.get(jobs[0])).not.toBeNull();
    clock.advance(1);
    await sweep();
    expect(await bed.jobs.get(jobs[0])).toBeNull();
    expect(await bed.jobs.get(jobs[1])).not.toBeNull();
  });
});

describe('clocks that differ', () => {
  test('a deadline up to 60 s further ahead than ours is left as it is', async () => {
    const job = await bed.start();
    const { deadlineAt } = (await bed.jobs.get(job)) ?? {};
    clock.advance(-60);
    await sweep();
    expect((await bed.jobs.get(job))?.deadlineAt).toEqual(deadlineAt);
  });

  test('a job whose deadline was set by a clock an hour ahead waits no longer than any other', async () => {
    const job = await bed.start();
    clock.advance(-HOUR);
    await sweep();
    clock.advance(599);
    await sweep();
    expect(await bed.stateOf(job)).toEqual(running);
    clock.advance(1);
    await sweep();
    expect(await bed.stateOf(job)).toEqual(failed);
  });

  test('a job that ends after the clock was set back is completed and paid once', async () => {
    const job = await bed.start();
    await bed.endTasks(job, 'done', 2);
    clock.advance(-HOUR);
    await bed.endTasks(job);
    await sweep();
    expect(await bed.stateOf(job)).toEqual(completed);
    expect(await eventsOf(job)).toHaveLength(1);
    expect(bed.calls.filter((call) => call === 'commitCredit')).toHaveLength(1);
  });

  test('a start repeated after the clock was set back finds the same job', async () => {
    const job = await bed.start('key');
    clock.advance(-HOUR);
    expect(await bed.start('key')).toBe(job);
  });
});
