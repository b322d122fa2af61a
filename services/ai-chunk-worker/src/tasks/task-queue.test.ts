import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fixedClock, tempDir, type FixedClock } from '@argint/testkit';
import { openWorkerBed, requested, type WorkerBed } from '../testing/worker-bed.ts';

let dir: Awaited<ReturnType<typeof tempDir>>;
let clock: FixedClock;
let bed: WorkerBed;
let other: WorkerBed;

beforeEach(async () => {
  dir = await tempDir();
  clock = fixedClock();
  bed = await openWorkerBed(dir.path, clock.now);
  other = await openWorkerBed(dir.path, clock.now, { owner: 'worker-2' });
});
afterEach(async () => {
  await bed.store.close();
  await other.store.close();
  await dir.remove();
});

const add = (chunkId: string, priority = false, jobId = 'j1') =>
  bed.queue.enqueue(requested(chunkId, { jobId }), priority, null);
const claimed = async (from: WorkerBed, limit: number) =>
  (await from.queue.claim('analysis', limit)).map(({ chunkId, fence }) => `${chunkId}/${fence}`);
const stateOf = async (chunkId: string, jobId = 'j1') =>
  (await bed.tasks.get(`${jobId}:${chunkId}`))?.state;

describe('claiming', () => {
  test('takes priority first, then the oldest, at most as many as asked', async () => {
    for (const chunkId of ['a', 'b', 'c']) {
      await add(chunkId);
      clock.advance(1);
    }
    await add('x', true);
    clock.advance(1);
    await add('y', true);
    expect(await claimed(bed, 1)).toEqual(['x/1']);
    expect(await claimed(bed, 3)).toEqual(['y/1', 'a/1', 'b/1']);
    expect(await claimed(bed, 3)).toEqual(['c/1']);
  });

  test('keeps grammar in a lane of its own', async () => {
    await bed.queue.enqueue(requested('g', { kind: 'grammar' }), true, null);
    await add('a');
    expect(await claimed(bed, 5)).toEqual(['a/1']);
    expect((await bed.queue.claim('grammar', 5)).map(({ chunkId }) => chunkId)).toEqual(['g']);
  });

  test('gives a task to one of two workers who ask at once', async () => {
    for (const n of [1, 2, 3, 4, 5, 6]) await add(`c${n}`);
    const both = await Promise.all([claimed(bed, 6), claimed(other, 6)]);
    expect(both.flat().toSorted()).toEqual(['c1/1', 'c2/1', 'c3/1', 'c4/1', 'c5/1', 'c6/1']);
  });

  test('leaves a held task alone until its lease runs out, then raises the fence', async () => {
    await add('a');
    expect(await claimed(bed, 1)).toEqual(['a/1']);
    clock.advance(9.9);
    expect(await claimed(other, 1)).toEqual([]);
    clock.advance(0.1);
    expect(await claimed(other, 1)).toEqual(['a/2']);
  });

  test('never takes from a holder who renews', async () => {
    await add('a');
    const [task] = await bed.queue.claim('analysis', 1);
    for (let n = 0; n < 5; n += 1) {
      clock.advance(6);
      expect(await bed.leases.renew(task!)).toBe(true);
      expect(await claimed(other, 1)).toEqual([]);
    }
  });
});

describe('the former holder of a task', () => {
  test('changes nothing any more', async () => {
    await add('a');
    const [mine] = await bed.queue.claim('analysis', 1);
    clock.advance(11);
    await other.queue.claim('analysis', 1);
    const taken = await bed.tasks.get('j1:a');
    expect(await bed.leases.renew(mine!)).toBe(false);
    await bed.leases.finish(mine!, 3);
    await bed.leases.fail(mine!, 'INTERNAL');
    await bed.leases.retry(mine!, clock.now());
    await bed.leases.release(mine!);
    await bed.leases.abandon(mine!);
    expect(await bed.tasks.get('j1:a')).toEqual(taken);
  });
});

describe('a request', () => {
  test('that comes again changes nothing, whatever became of its task', async () => {
    await add('a');
    const [task] = await bed.queue.claim('analysis', 1);
    await add('a');
    expect(await stateOf('a')).toBe('running');
    await bed.leases.finish(task!, 0);
    await add('a');
    expect(await stateOf('a')).toBe('done');
    expect(await claimed(bed, 1)).toEqual([]);
  });
});

describe('a stopped job', () => {
  test('has its tasks cancelled in every state but an ended one', async () => {
    for (const chunkId of ['done', 'failed', 'running', 'retried', 'waiting']) {
      await add(chunkId);
      clock.advance(1);
    }
    const [done, failed, , retried] = await bed.queue.claim('analysis', 4);
    await bed.leases.finish(done!, 0);
    await bed.leases.fail(failed!, 'INTERNAL');
    await bed.leases.retry(retried!, clock.now());
    await bed.queue.stopJob('j1');
    await bed.queue.stopJob('j1');
    const states = ['done', 'failed', 'running', 'retried', 'waiting'].map((id) => stateOf(id));
    expect(await Promise.all(states)).toEqual([
      'done',
      'failed',
      'cancelled',
      'cancelled',
      'cancelled',
    ]);
    clock.advance(60);
    expect(await claimed(bed, 9)).toEqual([]);
    expect(await bed.outboxOf('j1:running')).toEqual([]);
  });

  test('has a task cancelled that arrives after it, another job’s not', async () => {
    await bed.queue.stopJob('j1');
    await add('late');
    await add('a', false, 'j2');
    expect(await stateOf('late')).toBe('cancelled');
    expect(await claimed(bed, 9)).toEqual(['a/1']);
  });

  test('has no task slip through between its mark and its look', async () => {
    await Promise.all([add('a'), bed.queue.stopJob('j1'), add('b'), add('c')]);
    expect(await Promise.all(['a', 'b', 'c'].map((id) => stateOf(id)))).toEqual(
      Array(3).fill('cancelled'),
    );
  });
});

test('a deleted user’s tasks are dropped, all pages of them', async () => {
  for (let n = 0; n < 120; n += 1) await add(`c${n}`);
  await bed.queue.enqueue(requested('x', { userId: 'u2', jobId: 'j2' }), false, null);
  await bed.queue.dropUser('u1');
  expect(await bed.tasks.count({})).toBe(1);
});

test('ended tasks are swept after a day, once their event has left', async () => {
  await add('a');
  await add('b');
  await bed.queue.stopJob('j9');
  const [first] = await bed.queue.claim('analysis', 1);
  await bed.leases.finish(first!, 0);
  clock.advance(24 * 60 * 60);
  await bed.queue.sweep();
  expect(await stateOf('a')).toBe('done');
  expect(await bed.stoppedJobs.get('j9')).toBeNull();
  await bed.store.clearOutbox('tasks', 'j1:a', ['worker-1-1']);
  await bed.queue.sweep();
  expect(await stateOf('a')).toBeUndefined();
  expect(await stateOf('b')).toBe('waiting');
});
