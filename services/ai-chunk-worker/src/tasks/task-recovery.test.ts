import { describe, expect, test } from '@jest/globals';
import { fixedClock, type FixedClock } from '@argint/testkit';
import { addTasks, useWorkerReplicas } from '../testing/use-worker-replicas.ts';
import { until, type WorkerHarness } from '../testing/worker-harness.ts';
import { taskIdOf, type Task } from './task.ts';

const { open } = useWorkerReplicas();

/** One replica, and its clock, which differs from the true time by `skewSeconds`. */
const openReplica = async (
  holder: string,
  skewSeconds = 0,
  given: Parameters<typeof open>[0] = {},
): Promise<WorkerHarness & { clock: FixedClock }> => {
  const clock = fixedClock();
  clock.advance(skewSeconds);
  return { ...(await open({ ...given, holder }, clock)), clock };
};
const fences = (tasks: Task[]) => tasks.map((task) => `${taskIdOf(task)}/${task.fence}`);

describe('a lease', () => {
  test('a lease lapses only after another replica has seen it unchanged for the whole lease time', async () => {
    const dead = await openReplica('worker-1');
    const heir = await openReplica('worker-2');
    await addTasks(dead, 'a');
    await dead.claim();
    // However old the lease is: this replica has not seen it before.
    heir.clock.advance(3_600);
    await heir.recover();
    expect(await heir.claim()).toEqual([]);
    heir.clock.advance(9.9);
    await heir.recover();
    expect(await heir.claim()).toEqual([]);
    heir.clock.advance(0.1);
    await heir.recover();
    expect(fences(await heir.claim())).toEqual(['a/2']);
  });

  test.each([-3_600, -60, 60, 3_600])(
    'a lease never lapses while its holder renews it, seen by a clock that differs by %d s',
    async (skew) => {
      const holder = await openReplica('worker-1');
      const watcher = await openReplica('worker-2', skew);
      await addTasks(holder, 'a');
      const [task] = await holder.claim();
      for (let n = 0; n < 10; n += 1) {
        await watcher.recover();
        watcher.clock.advance(6);
        expect(await holder.leases.renew(task!)).toBe(true);
        await watcher.recover();
        expect(await watcher.claim()).toEqual([]);
      }
    },
  );

  test('a holder that was stopped until its lease lapsed finds it lost when it continues', async () => {
    const holder = await openReplica('worker-1', 0, { held: true });
    const heir = await openReplica('worker-2', 0, { essay: holder.essay });
    await addTasks(holder, 'a');
    await holder.loop.fill();
    await until(() => holder.calls.length === 1);
    await heir.recover();
    heir.clock.advance(10);
    await heir.work();
    holder.calls[0]!.answer();
    await until(() => holder.loop.inFlight() === 0);
    expect(await heir.tasks.get('j1:a')).toMatchObject({ state: 'done', fence: 2 });
    expect(await heir.outboxOf('j1:a')).toHaveLength(1);
    expect(holder.essay.findings.get('j1:a')?.fence).toBe(2);
  });
});

describe('a clock that is wrong', () => {
  test.each([-3_600, -60, 60, 3_600])(
    'a clock that is wrong by %d s in the replica that stores a task does not delay it elsewhere',
    async (skew) => {
      const enqueuer = await openReplica('worker-1', skew);
      const worker = await openReplica('worker-2');
      await addTasks(enqueuer, 'a');
      expect(fences(await worker.claim())).toEqual(['a/1']);
    },
  );

  test.each([-3_600, -60, 60, 3_600])(
    'a clock that is wrong by %d s in the replica that delays a task does not change the delay',
    async (skew) => {
      const failing = await openReplica('worker-1', skew);
      const other = await openReplica('worker-2');
      await addTasks(failing, 'a');
      const [task] = await failing.claim();
      await failing.leases.retry(task!, 30_000);
      await other.recover();
      other.clock.advance(29.9);
      await other.recover();
      expect(await other.claim()).toEqual([]);
      other.clock.advance(0.1);
      await other.recover();
      expect(fences(await other.claim())).toEqual(['a/2']);
    },
  );

  test('a clock that is wrong by a minute fails no task before its deadline', async () => {
    const fast = await openReplica('worker-1', 600 + 59);
    await addTasks(fast, 'a');
    await fast.work();
    expect(await fast.tasks.get('j1:a')).toMatchObject({ state: 'done' });
  });
});

describe('a task that is waiting again', () => {
  test('a task that waits again joins the round that is served now, and no earlier one', async () => {
    const replica = await openReplica('worker-1');
    await addTasks(replica, 'a', 'b', 'c', 'd');
    const [first] = await replica.claim();
    await replica.leases.retry(first!, 500);
    await replica.claim(2);
    await replica.recover();
    replica.clock.advance(0.5);
    await replica.recover();
    expect(await replica.tasks.get(first!._id)).toMatchObject({ state: 'waiting', round: 3 });
  });

  test('a task keeps its lease if the holder renews it first', async () => {
    const holder = await openReplica('worker-1');
    const watcher = await openReplica('worker-2');
    await addTasks(holder, 'a');
    const [task] = await holder.claim();
    await watcher.recover();
    watcher.clock.advance(10);
    await holder.leases.renew(task!);
    await watcher.recover();
    expect(await holder.tasks.get('j1:a')).toMatchObject({ state: 'running', holder: 'worker-1' });
  });
});
