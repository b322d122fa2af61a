import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Collection } from '@argint/aggregate-store';
import { AppError } from '@argint/contracts';
import { fixedClock, tempDir, type FixedClock } from '@argint/testkit';
import { fakeProvider } from '../testing/fake-provider.ts';
import {
  openWorkerHarness,
  requestedTogether,
  type WorkerHarness,
} from '../testing/worker-harness.ts';
import { bundlesOf } from './bundles.ts';

const chunk = (chunkId: string, length: number) =>
  ({ chunkId, kind: 'lines', start: 0, end: length }) as const;

describe('bundlesOf', () => {
  const idsOf = (lengths: readonly number[], most: number) =>
    bundlesOf(
      lengths.map((length, i) => chunk(`c${i}`, length)),
      most,
    ).map((bundle) => bundle.map(({ chunkId }) => chunkId).join(' '));

  test('puts chunks together, in their order, as long as there is room', () => {
    expect(idsOf([4, 4, 4, 1], 9)).toEqual(['c0 c1', 'c2 c3']);
  });

  test('leaves a chunk that is longer than a bundle alone', () => {
    expect(idsOf([2, 20, 2, 2], 9)).toEqual(['c0', 'c1', 'c2 c3']);
  });

  test('leaves every chunk alone where there is no room', () => {
    expect(idsOf([1, 1, 1], 0)).toEqual(['c0', 'c1', 'c2']);
  });
});

describe('tasks of one bundle', () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let clock: FixedClock;
  let worker: WorkerHarness;
  let other: WorkerHarness;
  /** The ranges the provider was asked for, by call. */
  let asked: number[];
  let outcomes: (error: AppError | undefined) => void;

  beforeEach(async () => {
    dir = await tempDir();
    clock = fixedClock();
    asked = [];
    const provider = fakeProvider();
    let failing: AppError | undefined;
    outcomes = (error) => {
      failing = error;
    };
    provider.provider.analyseTogether = async ({ parts }) => {
      asked.push(parts.length);
      return parts.map(({ kind }, i) =>
        failing && i === 1 ? failing : { kind, critiques: [], parts: {} },
      );
    };
    worker = await openWorkerHarness(dir.path, clock.now, { bundleChars: 15, provider });
    other = await openWorkerHarness(dir.path, clock.now, {
      holder: 'worker-2',
      bundleChars: 15,
      essay: worker.essay,
    });
    worker.essay.texts.set('e1', 'Water runs.');
    await worker.queue.enqueue(requestedTogether(['a', 'b', 'c', 'd']), false, null);
  });
  afterEach(async () => {
    for (const { store } of [worker, other]) await store.close();
    await dir.remove();
  });
  const stateOf = async (chunkId: string) => (await worker.tasks.get(`j1:${chunkId}`))?.state;
  const end = (chunkId: string) => ({ chunkId, fence: 1, critiques: 0 });

  test('are claimed together, up to the limit', async () => {
    const claims = [await worker.queue.claim('analysis', 'paid')];
    claims.push(await other.queue.claim('analysis', 'paid'));
    expect(claims.map((tasks) => tasks.map(({ chunkId }) => chunkId))).toEqual([
      ['a', 'b', 'c'],
      ['d'],
    ]);
  });

  test('are each claimed once by two replicas that ask at once', async () => {
    const both = await Promise.all(
      [worker, other].map(({ queue }) => queue.claim('analysis', 'paid')),
    );
    const ids = both.flat().map(({ chunkId }) => chunkId);
    expect(ids.filter((id) => id !== 'd').toSorted()).toEqual(['a', 'b', 'c']);
  });

  test('run without the one whose claim the store did not answer', async () => {
    const wrap = <D>(collection: Collection<D>): Collection<D> => ({
      ...collection,
      update: async (id, change) => {
        const stored = await collection.update(id, change);
        if (id === 'j1:b') throw new AppError('UNAVAILABLE');
        return stored;
      },
    });
    const third = await openWorkerHarness(dir.path, clock.now, {
      holder: 'worker-3',
      bundleChars: 15,
      wrap,
    });
    const claimed = await third.queue.claim('analysis', 'paid');
    expect(claimed.map(({ chunkId }) => chunkId)).toEqual(['a', 'c']);
    expect(await stateOf('b')).toBe('running');
    await third.store.close();
  });

  test('run in one call, and one event in one of them names them all', async () => {
    await worker.work();
    expect(asked).toEqual([3]);
    expect(await worker.outboxOf('j1:a')).toEqual([
      { type: 'analysis.tasks.completed', jobId: 'j1', chunks: ['a', 'b', 'c'].map(end) },
    ]);
    expect([await worker.outboxOf('j1:b'), await stateOf('b')]).toEqual([[], 'done']);
    expect(await worker.outboxOf('j1:d')).toMatchObject([{ chunks: [end('d')] }]);
  });

  test('fail one by one: the others are done', async () => {
    outcomes(new AppError('ANALYSIS_FAILED'));
    await worker.work();
    expect(await worker.outboxOf('j1:a')).toMatchObject([{ chunks: ['a', 'c'].map(end) }]);
    expect(await worker.outboxOf('j1:b')).toMatchObject([
      { type: 'analysis.chunks.failed', code: 'ANALYSIS_FAILED' },
    ]);
  });

  test('run alone when they are tried again', async () => {
    worker.essay.failNext(new AppError('UNAVAILABLE'));
    await worker.work();
    expect(await stateOf('a')).toBe('delayed');
    clock.advance(1);
    await worker.work();
    expect(asked).toEqual([]);
    expect([await stateOf('a'), await stateOf('c')]).toEqual(['done', 'done']);
  });

  test('are named by the event even where the first has lost its lease', async () => {
    const [a, b, c] = await worker.queue.claim('analysis', 'paid');
    await worker.leases.abandon(a!);
    await worker.leases.finish([a!, b!, c!].map((task) => ({ task, critiques: 0 })));
    expect(await worker.outboxOf('j1:a')).toEqual([]);
    expect(await worker.outboxOf('j1:b')).toMatchObject([{ chunks: ['b', 'c'].map(end) }]);
  });

  test('are all stopped with their job', async () => {
    await worker.queue.claim('analysis', 'paid');
    await worker.queue.stopJob('j1');
    for (const id of ['a', 'b', 'c', 'd']) expect(await stateOf(id)).toBe('cancelled');
  });

  test('are taken over when their holder dies between the two writes of their end', async () => {
    const [a] = await worker.queue.claim('analysis', 'paid');
    await worker.leases.finish([{ task: a!, critiques: 0 }]);
    await other.recover();
    clock.advance(10);
    await other.work();
    for (const id of ['a', 'b', 'c', 'd']) expect(await stateOf(id)).toBe('done');
    expect(await other.outboxOf('j1:b')).toMatchObject([{ chunks: [{ chunkId: 'b', fence: 2 }] }]);
  });
});
