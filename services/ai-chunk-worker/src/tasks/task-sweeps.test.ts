import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fixedClock, tempDir, type FixedClock } from '@argint/testkit';
import { openWorkerBed, requested, until, type WorkerBed } from '../testing/worker-bed.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
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
const stateOf = async (bed: WorkerBed, chunkId: string) =>
  (await bed.tasks.get(`j1:${chunkId}`))?.state;
const everything = async (bed: WorkerBed) => [
  (await bed.tasks.find({ limit: 1_000 })).items,
  (await bed.stoppedJobs.find({ limit: 1_000 })).items,
];

beforeEach(async () => {
  dir = await tempDir();
  clock = fixedClock();
});
afterEach(async () => {
  for (const { store } of beds.splice(0)) await store.close();
  await dir.remove();
});

describe('the sweeper of tasks', () => {
  test('removes what ended a day ago and not before; swept again nothing changes', async () => {
    const bed = await open();
    await add(bed, 'a', 'b');
    await bed.queue.stopJob('j9');
    const [first] = await bed.queue.claim('analysis', 1);
    await bed.leases.finish(first!, 0);
    await bed.store.clearOutbox('tasks', first!._id, ['worker-1-1']);
    clock.advance(DAY - 1);
    await bed.queue.sweep();
    expect(await stateOf(bed, 'a')).toBe('done');
    clock.advance(1);
    await bed.queue.sweep();
    const swept = await everything(bed);
    expect(swept).toMatchObject([[{ _id: 'j1:b', state: 'waiting' }], []]);
    await bed.queue.sweep();
    expect(await everything(bed)).toEqual(swept);
  });

  test('killed at any of its writes leaves the rest to the next', async () => {
    const bed = await open();
    await add(bed, 'a', 'b', 'c');
    for (const task of await bed.queue.claim('analysis', 3)) await bed.leases.abandon(task);
    clock.advance(DAY);
    for (const left of [2, 1, 0]) {
      let writes = 0;
      const dying = new Proxy(bed.tasks, {
        get: (target, name) =>
          name === 'delete'
            ? async (...given: Parameters<typeof target.delete>) => {
                if ((writes += 1) > 1) throw new Error('killed');
                return target.delete(...given);
              }
            : (Reflect.get(target, name) as unknown),
      });
      const other = await open({ owner: 'other', tasks: dying });
      await other.queue.sweep().catch(() => undefined);
      expect(await bed.tasks.count({})).toBe(left);
    }
  });
});

describe('a clock set back by an hour', () => {
  const back = async (bed: WorkerBed) => {
    clock.advance(-HOUR);
    await bed.queue.bringNear();
  };

  test('a task that waits is taken at once, one that waits for another try as well', async () => {
    const bed = await open();
    await add(bed, 'a', 'b');
    const [first] = await bed.queue.claim('analysis', 1);
    await bed.leases.retry(first!, new Date(clock.now().getTime() + 30_000));
    clock.advance(-HOUR);
    expect(await bed.queue.claim('analysis', 9)).toEqual([]);
    await bed.queue.bringNear();
    expect(await bed.queue.claim('analysis', 9)).toHaveLength(2);
  });

  test('a task of a dead worker is taken over one lease later', async () => {
    const dead = await open();
    const heir = await open({ owner: 'worker-2' });
    await add(dead, 'a');
    await dead.queue.claim('analysis', 1);
    await back(heir);
    clock.advance(9.9);
    await heir.queue.bringNear();
    expect(await heir.queue.claim('analysis', 1)).toEqual([]);
    clock.advance(0.1);
    expect(await heir.queue.claim('analysis', 1)).toMatchObject([{ fence: 2, attempts: 2 }]);
  });

  test('a task of a living worker stays its own, and ends once', async () => {
    const bed = await open({ held: true });
    const other = await open({ owner: 'worker-2' });
    await add(bed, 'a');
    await bed.loop.fill();
    await until(() => bed.calls.length === 1);
    await back(other);
    clock.advance(9);
    await bed.loop.renew();
    clock.advance(9);
    await other.work();
    expect(other.calls).toEqual([]);
    bed.calls[0]!.answer();
    await until(() => bed.loop.inFlight() === 0);
    expect(await bed.tasks.get('j1:a')).toMatchObject({ state: 'done', fence: 1, attempts: 1 });
    expect(await bed.outboxOf('j1:a')).toHaveLength(1);
  });

  test('what lies within reach is left as it is', async () => {
    const bed = await open();
    await add(bed, 'a', 'b');
    const [first] = await bed.queue.claim('analysis', 1);
    await bed.leases.retry(first!, new Date(clock.now().getTime() + 30_000));
    await bed.queue.claim('analysis', 1);
    const before = await everything(bed);
    await bed.queue.bringNear();
    expect(await everything(bed)).toEqual(before);
  });
});
