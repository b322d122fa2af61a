import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { AppError } from '@argint/contracts';
import { fixedClock, tempDir, type FixedClock } from '@argint/testkit';
import { openOrchestratorBed, outage, type OrchestratorBed } from './testing/orchestrator-bed.ts';

const HOUR = 3_600;
const running = { status: 'processing', phase: 'running', credit: 'held' };
const failed = { status: 'failed', phase: 'done', credit: 'released' };
const completed = { status: 'completed', phase: 'done', credit: 'spent' };

let dir: Awaited<ReturnType<typeof tempDir>>;
let clock: FixedClock;
let bed: OrchestratorBed;

beforeEach(async () => {
  dir = await tempDir();
  clock = fixedClock();
  bed = await openOrchestratorBed(dir.path, clock);
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
/** The first sweep decides, the second finds it done whichever run ended it. */
const sweep = async () => {
  await bed.service.sweep(0);
  await bed.service.sweep(0);
};

describe('the sweeper of jobs', () => {
  test('ends a job at its deadline and not before; swept again nothing changes', async () => {
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

  test('completes at the deadline a job of which something came back', async () => {
    const job = await bed.start();
    await bed.settle(job, 'done', 1);
    clock.advance(600);
    await sweep();
    expect(await bed.stateOf(job)).toEqual(completed);
    expect(bed.results.get(job)).toContain('did not finish');
  });

  test('leaves a finishing job to whoever began it for the idle time', async () => {
    const job = await bed.start();
    bed.fail({ call: 'commitCredit', jobId: null, error: outage() });
    await bed.settle(job);
    await bed.service.sweep(0).catch(() => undefined);
    bed.fail(null);
    bed.calls.length = 0;
    clock.advance(2);
    await bed.service.sweep(3_000);
    expect(bed.calls).toEqual([]);
    clock.advance(1);
    await bed.service.sweep(3_000);
    expect(await bed.stateOf(job)).toEqual(completed);
  });

  test.each(['getResult', 'readFindings', 'saveResult', 'commitCredit'])(
    'takes up what a crash at %s left, once',
    async (call) => {
      const job = await bed.start();
      bed.fail({ call, jobId: null, error: outage() });
      await bed.settle(job);
      await expect(bed.service.sweep(0)).rejects.toThrow('1 jobs stay unfinished');
      expect(await bed.stateOf(job)).toMatchObject({ phase: 'finishing', credit: 'held' });
      bed.fail(null);
      await sweep();
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
    bed.fail({ call: 'readFindings', jobId: poison, error: new TypeError('cannot be read') });
    for (const job of all) await bed.settle(job);
    await expect(bed.service.sweep(0)).rejects.toThrow('1 jobs stay unfinished');
    await bed.service.sweep(0).catch(() => undefined);
    for (const job of others) expect(await bed.stateOf(job)).toEqual(completed);
    expect(await bed.stateOf(poison)).toMatchObject({ phase: 'finishing', credit: 'held' });
  });

  test('what can never be finished fails at its deadline, and the credit is given back', async () => {
    const job = await bed.start();
    bed.fail({ call: 'readFindings', jobId: job, error: new AppError('VALIDATION_FAILED') });
    await bed.settle(job);
    clock.advance(599);
    await expect(bed.service.sweep(0)).rejects.toThrow('unfinished');
    clock.advance(1);
    await sweep();
    expect(await bed.stateOf(job)).toEqual(failed);
  });

  test('an outage is waited out beyond the deadline', async () => {
    const job = await bed.start();
    bed.fail({ call: 'saveResult', jobId: job, error: outage() });
    await bed.settle(job);
    clock.advance(HOUR);
    await expect(bed.service.sweep(0)).rejects.toThrow('unfinished');
    bed.fail(null);
    await sweep();
    expect(await bed.stateOf(job)).toEqual(completed);
  });
});

describe('a clock set back by an hour', () => {
  test('a job waits for its deadline no longer than any other', async () => {
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

  test('a job is completed once, and paid once', async () => {
    const job = await bed.start();
    await bed.settle(job, 'done', 2);
    clock.advance(-HOUR);
    await bed.settle(job);
    await sweep();
    expect(await bed.stateOf(job)).toEqual(completed);
    expect(await eventsOf(job)).toHaveLength(1);
    expect(bed.calls.filter((call) => call === 'commitCredit')).toHaveLength(1);
  });

  test('what was half finished is taken up at once', async () => {
    const job = await bed.start();
    bed.fail({ call: 'commitCredit', jobId: null, error: outage() });
    await bed.settle(job);
    await bed.service.sweep(0).catch(() => undefined);
    bed.fail(null);
    clock.advance(-HOUR);
    await bed.service.sweep(3_000);
    expect(await bed.stateOf(job)).toEqual(completed);
  });

  test('a repeated start meets the same job', async () => {
    const job = await bed.start('key');
    clock.advance(-HOUR);
    expect(await bed.start('key')).toBe(job);
  });
});
