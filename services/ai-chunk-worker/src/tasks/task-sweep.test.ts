import { describe, expect, test } from '@jest/globals';
import type { Collection } from '@argint/aggregate-store';
import { addTasks, useWorkerReplicas } from '../testing/use-worker-replicas.ts';
import type { WorkerHarness } from '../testing/worker-harness.ts';

const DAY = 24 * 3_600;
const { open, clock } = useWorkerReplicas();
const stateOf = async (harness: WorkerHarness, taskId: string) =>
  (await harness.tasks.get(`j1:${taskId}`))?.state;
const everything = async (harness: WorkerHarness) => [
  (await harness.tasks.find({ limit: 1_000 })).items,
  (await harness.stoppedJobs.find({ limit: 1_000 })).items,
];

describe('the sweeper of tasks', () => {
  test('a task that ended is removed after a day, not earlier, and a second sweep changes nothing', async () => {
    const harness = await open();
    await addTasks(harness, 'a', 'b');
    await harness.queue.stopJob('j9');
    const [first] = await harness.claim();
    await harness.leases.finish(first!, 0);
    await harness.store.clearOutbox('tasks', first!._id, ['worker-1-1']);
    clock.advance(DAY - 1);
    await harness.queue.sweep();
    expect(await stateOf(harness, 'a')).toBe('done');
    clock.advance(1);
    await harness.queue.sweep();
    const swept = await everything(harness);
    expect(swept).toMatchObject([[{ _id: 'j1:b', state: 'waiting' }], []]);
    await harness.queue.sweep();
    expect(await everything(harness)).toEqual(swept);
  });

  test('a sweep that is killed at any of its writes leaves the rest to the next sweep', async () => {
    const harness = await open();
    await addTasks(harness, 'a', 'b', 'c');
    for (const task of await harness.claim(3)) await harness.leases.abandon(task);
    clock.advance(DAY);
    for (const left of [2, 1, 0]) {
      let writes = 0;
      const wrap = <D>(collection: Collection<D>): Collection<D> =>
        new Proxy(collection, {
          get: (target, name) =>
            name === 'delete'
              ? async (...given: Parameters<typeof target.delete>) => {
                  if ((writes += 1) > 1) throw new Error('killed');
                  return target.delete(...given);
                }
              : (Reflect.get(target, name) as unknown),
        });
      const other = await open({ holder: 'other', wrap });
      await other.queue.sweep().catch(() => undefined);
      expect(await harness.tasks.count({})).toBe(left);
    }
  });
});
