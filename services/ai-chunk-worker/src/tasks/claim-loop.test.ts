import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { AppError } from '@argint/contracts';
import { fixedClock, tempDir, type FixedClock } from '@argint/testkit';
import { fakeEssay } from '../testing/fake-essay.ts';
import { openWorkerBed, requested, until, type WorkerBed } from '../testing/worker-bed.ts';

let dir: Awaited<ReturnType<typeof tempDir>>;
let clock: FixedClock;
const beds: WorkerBed[] = [];
const open = async (given: Parameters<typeof openWorkerBed>[2] = {}): Promise<WorkerBed> => {
  const bed = await openWorkerBed(dir.path, clock.now, given);
  bed.essay.texts.set('e1', 'Water runs.');
  beds.push(bed);
  return bed;
};
const add = (bed: WorkerBed, ...chunkIds: string[]) =>
  Promise.all(chunkIds.map((id) => bed.queue.enqueue(requested(id), false, null)));

beforeEach(async () => {
  dir = await tempDir();
  clock = fixedClock();
});
afterEach(async () => {
  for (const { store } of beds.splice(0)) await store.close();
  await dir.remove();
});

describe('a task', () => {
  test('is analysed with the whole text and its range, its findings saved, its end announced', async () => {
    const bed = await open();
    await add(bed, 'a');
    await bed.work();
    expect(bed.calls[0]?.request).toMatchObject({
      kind: 'lines',
      text: 'Water runs.',
      question: null,
      start: 0,
      end: 5,
    });
    expect(bed.essay.findings.get('j1:a')?.fence).toBe(1);
    expect(await bed.outboxOf('j1:a')).toEqual([
      { type: 'analysis.chunks.completed', jobId: 'j1', chunkId: 'a', fence: 1, critiques: 0 },
    ]);
    expect(bed.errors).toEqual([]);
  });

  test('is tried again after a retriable error, later each time, and completes', async () => {
    const bed = await open();
    bed.essay.failNext(new AppError('UNAVAILABLE'), new AppError('DEADLINE'));
    await add(bed, 'a');
    await bed.work();
    expect(await bed.tasks.get('j1:a')).toMatchObject({
      state: 'waiting',
      claimableAt: new Date('2026-11-21T12:00:00.500Z'),
    });
    clock.advance(0.5);
    await bed.work();
    clock.advance(0.9);
    await bed.work();
    expect((await bed.tasks.get('j1:a'))?.state).toBe('waiting');
    clock.advance(0.1);
    await bed.work();
    expect(await bed.tasks.get('j1:a')).toMatchObject({ state: 'done', fence: 3 });
  });

  test('fails with the last error’s code once its tries are used up', async () => {
    const bed = await open({ maxAttempts: 2 });
    bed.essay.failNext(new AppError('UNAVAILABLE'), new AppError('UNAVAILABLE'));
    await add(bed, 'a');
    await bed.work();
    clock.advance(1);
    await bed.work();
    expect(await bed.outboxOf('j1:a')).toEqual([
      { type: 'analysis.chunks.failed', jobId: 'j1', chunkId: 'a', fence: 2, code: 'UNAVAILABLE' },
    ]);
  });

  test('fails at once where its essay is gone, before or after the analysis', async () => {
    const bed = await open({ held: true });
    await add(bed, 'a');
    await bed.loop.fill();
    await until(() => bed.calls.length === 1);
    bed.essay.texts.clear();
    bed.calls[0]!.answer();
    await until(() => bed.loop.inFlight() === 0);
    await add(bed, 'b');
    await bed.work();
    for (const id of ['j1:a', 'j1:b'])
      expect(await bed.outboxOf(id)).toMatchObject([{ code: 'ESSAY_NOT_FOUND' }]);
    expect(bed.calls).toHaveLength(1);
  });

  test('past its deadline fails without being looked at', async () => {
    const bed = await open();
    await add(bed, 'a');
    clock.advance(600);
    await bed.work();
    expect(await bed.outboxOf('j1:a')).toMatchObject([{ code: 'DEADLINE' }]);
    expect(bed.calls).toEqual([]);
  });

  test('whose provider takes too long has it aborted, and is tried again', async () => {
    const bed = await open({ held: true });
    await add(bed, 'a');
    await bed.loop.fill();
    await until(() => bed.calls.length === 1);
    bed.limits[0]!.abort(new DOMException('too long', 'TimeoutError'));
    await until(() => bed.loop.inFlight() === 0);
    expect(bed.calls[0]!.request.signal.aborted).toBe(true);
    expect((await bed.tasks.get('j1:a'))?.state).toBe('waiting');
  });

  test('that ends its worker every time fails in the end', async () => {
    const bed = await open({ maxAttempts: 2 });
    await add(bed, 'a');
    for (let death = 0; death < 2; death += 1) {
      await bed.queue.claim('analysis', 1);
      clock.advance(11);
    }
    await bed.work();
    expect(await bed.outboxOf('j1:a')).toMatchObject([{ code: 'ANALYSIS_FAILED', fence: 3 }]);
    expect(bed.calls).toEqual([]);
  });

  test('whose findings are no longer wanted ends without an event', async () => {
    const bed = await open();
    bed.essay.findings.set('j1:a', { fence: 99, json: '{}' });
    await add(bed, 'a');
    await bed.work();
    expect(await bed.tasks.get('j1:a')).toMatchObject({ state: 'cancelled', outbox: [] });
  });
});

describe('the loop', () => {
  test('runs as many tasks at a time as it may, and the next as one ends', async () => {
    const bed = await open({ held: true, concurrency: 2 });
    await add(bed, 'a', 'b', 'c');
    await Promise.all([bed.loop.fill(), bed.loop.fill()]);
    await until(() => bed.calls.length === 2);
    expect(bed.loop.inFlight()).toBe(2);
    bed.calls[0]!.answer();
    await until(() => bed.calls.length === 3);
    expect(bed.loop.inFlight()).toBe(2);
  });

  test('takes over from a dead worker, whose late findings count for nothing', async () => {
    const essay = fakeEssay();
    const dead = await open({ held: true, essay });
    const heir = await open({ owner: 'worker-2', essay });
    await add(dead, 'a');
    await dead.loop.fill();
    await until(() => dead.calls.length === 1);
    clock.advance(10);
    await heir.work();
    dead.calls[0]!.answer();
    await until(() => dead.loop.inFlight() === 0);
    expect(essay.findings.get('j1:a')?.fence).toBe(2);
    expect(await heir.tasks.get('j1:a')).toMatchObject({ state: 'done', fence: 2 });
    expect(await heir.outboxOf('j1:a')).toHaveLength(1);
  });

  test('aborts a task it has lost when it goes to renew', async () => {
    const bed = await open({ held: true });
    const heir = await open({ owner: 'worker-2', held: true });
    await add(bed, 'a', 'b');
    await bed.loop.fill();
    await until(() => bed.calls.length === 2);
    await bed.loop.renew();
    expect(bed.calls.map(({ request }) => request.signal.aborted)).toEqual([false, false]);
    clock.advance(11);
    await heir.queue.claim('analysis', 1);
    await bed.loop.renew();
    await until(() => bed.loop.inFlight() === 1);
    expect(bed.calls.map(({ request }) => request.signal.aborted).toSorted()).toEqual([
      false,
      true,
    ]);
  });

  test('aborts the running tasks of a cancelled job', async () => {
    const bed = await open({ held: true });
    await add(bed, 'a');
    await bed.loop.fill();
    await until(() => bed.calls.length === 1);
    await bed.queue.stopJob('j1');
    bed.loop.stop(({ jobId }) => jobId === 'j1', 'cancelled');
    await until(() => bed.loop.inFlight() === 0);
    expect(await bed.tasks.get('j1:a')).toMatchObject({ state: 'cancelled', outbox: [] });
    expect(bed.essay.findings.size).toBe(0);
  });

  test('drains: takes nothing more, and hands back what does not end in time', async () => {
    const bed = await open({ held: true, concurrency: 2 });
    await add(bed, 'a', 'b', 'c');
    await bed.loop.fill();
    await until(() => bed.calls.length === 2);
    const grace = new AbortController();
    const drained = bed.loop.drain(grace.signal);
    bed.calls[0]!.answer();
    await until(() => bed.loop.inFlight() === 1);
    grace.abort();
    await drained;
    const ids = ['a', 'b', 'c'];
    const tasks = await Promise.all(ids.map((id) => bed.tasks.get(`j1:${id}`)));
    expect(tasks.map((task) => task?.state).toSorted()).toEqual(['done', 'waiting', 'waiting']);
    expect(tasks.filter((task) => task?.state === 'waiting').map((task) => task?.attempts)).toEqual(
      [0, 0],
    );
    expect((await bed.queue.claim('analysis', 5)).length).toBe(2);
  });
});
