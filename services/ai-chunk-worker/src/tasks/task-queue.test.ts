import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Collection } from '@argint/aggregate-store';
import { useWorkerReplicas } from '../testing/use-worker-replicas.ts';
import { requested, type WorkerHarness } from '../testing/worker-harness.ts';
import { taskIdOf } from './task.ts';

const { open, clock } = useWorkerReplicas();
let harness: WorkerHarness;
let other: WorkerHarness;

beforeEach(async () => {
  harness = await open();
  other = await open({ holder: 'worker-2' });
});

const add = (taskId: string, jobId = 'j1', userId = 'u1') =>
  harness.queue.enqueue(requested(taskId, { jobId, userId }), false, null);
const claimed = async (from: WorkerHarness, limit: number) =>
  (await from.claim(limit)).map((task) => `${taskIdOf(task)}/${task.fence}`);
const stateOf = async (taskId: string, jobId = 'j1') =>
  (await harness.tasks.get(`${jobId}:${taskId}`))?.state;

describe('claiming', () => {
  test('takes a user’s tasks in the order of their requests', async () => {
    for (const taskId of ['c', 'a', 'b']) await add(taskId);
    expect(await claimed(harness, 2)).toEqual(['c/1', 'a/1']);
    expect(await claimed(harness, 9)).toEqual(['b/1']);
  });

  test('keeps tiers and the grammar queue apart', async () => {
    await harness.queue.enqueue(requested('g', { kind: 'grammar' }), true, null);
    await harness.queue.enqueue(requested('p'), true, null);
    await harness.queue.enqueue(requested('s', { analysisType: 'simple' }), true, null);
    await add('a');
    expect(await claimed(harness, 9)).toEqual(['a/1']);
    const ids = async (...given: Parameters<WorkerHarness['claim']>) =>
      (await harness.claim(...given)).map(taskIdOf);
    expect(await ids(9, 'priority')).toEqual(['p']);
    expect(await ids(9, 'simple')).toEqual(['s']);
    expect(await ids(9, 'priority', 'grammar')).toEqual(['g']);
  });

  test('gives each task to one of two replicas that ask at once', async () => {
    for (const n of [1, 2, 3, 4, 5, 6]) await add(`c${n}`);
    const both = await Promise.all([claimed(harness, 6), claimed(other, 6)]);
    expect(both.flat().toSorted()).toEqual(['c1/1', 'c2/1', 'c3/1', 'c4/1', 'c5/1', 'c6/1']);
  });
});

describe('the former holder of a task', () => {
  test('the former holder of a task can no longer change it', async () => {
    await add('a');
    const [mine] = await harness.claim();
    await other.recover();
    clock.advance(10);
    await other.recover();
    await other.claim();
    const taken = await harness.tasks.get('j1:a');
    expect(taken).toMatchObject({ holder: 'worker-2', fence: 2 });
    expect(await harness.leases.renew(mine!)).toBe(false);
    await harness.leases.finish(mine!, 3);
    await harness.leases.fail(mine!, 'INTERNAL');
    await harness.leases.retry(mine!, 500);
    await harness.leases.release(mine!);
    await harness.leases.abandon(mine!);
    expect(await harness.tasks.get('j1:a')).toEqual(taken);
  });
});

describe('a request', () => {
  test('a request that arrives again changes nothing, whatever became of its task', async () => {
    await add('a');
    const [task] = await harness.claim();
    await add('a');
    expect(await stateOf('a')).toBe('running');
    await harness.leases.finish(task!, 0);
    await add('a');
    expect(await stateOf('a')).toBe('done');
    expect(await claimed(harness, 1)).toEqual([]);
  });
});

describe('a stopped job', () => {
  test('stopping a job cancels its tasks in every state, except those that have ended', async () => {
    for (const taskId of ['done', 'failed', 'running', 'delayed', 'waiting']) await add(taskId);
    const [done, failed, , delayed] = await harness.claim(4);
    await harness.leases.finish(done!, 0);
    await harness.leases.fail(failed!, 'INTERNAL');
    await harness.leases.retry(delayed!, 500);
    await harness.queue.stopJob('j1');
    await harness.queue.stopJob('j1');
    const states = ['done', 'failed', 'running', 'delayed', 'waiting'].map((id) => stateOf(id));
    expect(await Promise.all(states)).toEqual([
      'done',
      'failed',
      'cancelled',
      'cancelled',
      'cancelled',
    ]);
    clock.advance(60);
    await harness.recover();
    expect(await claimed(harness, 9)).toEqual([]);
    expect(await harness.outboxOf('j1:running')).toEqual([]);
  });

  test('a request that arrives after its job was stopped makes no task; a request of another job does', async () => {
    await harness.queue.stopJob('j1');
    await add('late');
    await add('a', 'j2');
    expect(await stateOf('late')).toBeUndefined();
    expect(await claimed(harness, 9)).toEqual(['a/1']);
  });
});

describe('a deleted user', () => {
  test('deleting a user removes all their tasks, over all pages, and no others', async () => {
    for (let n = 0; n < 120; n += 1) await add(`c${n}`);
    await add('x', 'j2', 'u2');
    await harness.queue.dropUser('u1');
    await harness.queue.dropUser('u1');
    expect(await harness.tasks.count({})).toBe(1);
  });

  test('a request of a deleted user that arrives months later makes no task', async () => {
    await harness.queue.dropUser('u1');
    clock.advance(90 * 24 * 60 * 60);
    await harness.queue.sweep();
    await add('late', 'j3');
    expect(await harness.tasks.count({})).toBe(0);
  });
});

describe('a request that meets the end of its job or user in another replica', () => {
  /** Runs `act` in the other replica right before, or right after, call number `step` of the store. */
  const interleaved = async (
    act: () => Promise<void>,
    step: number,
    side: 'before' | 'after',
  ): Promise<void> => {
    let calls = 0;
    const wrap = <D>(collection: Collection<D>): Collection<D> =>
      new Proxy(collection, {
        get: (target, name) => {
          const method: unknown = Reflect.get(target, name);
          if (typeof method !== 'function') return method;
          return async (...args: unknown[]): Promise<unknown> => {
            const isHere = (calls += 1) === step;
            if (isHere && side === 'before') await act();
            const result: unknown = await Reflect.apply(method, target, args);
            if (isHere && side === 'after') await act();
            return result;
          };
        },
      });
    const replica = await open({ holder: 'worker-3', wrap });
    await replica.queue.enqueue(requested('a'), false, null);
    if (calls < step) await act();
  };
  const steps = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((step) => [
    [step, 'before'] as const,
    [step, 'after'] as const,
  ]);

  test.each(steps)(
    'a job that is stopped at step %d, %s it, has nothing left to claim',
    async (step, side) => {
      await interleaved(() => other.queue.stopJob('j1'), step, side);
      expect(await claimed(harness, 9)).toEqual([]);
    },
  );

  test.each(steps)(
    'a user who is deleted at step %d, %s it, has no task left',
    async (step, side) => {
      await interleaved(() => other.queue.dropUser('u1'), step, side);
      expect(await harness.tasks.count({})).toBe(0);
    },
  );
});
