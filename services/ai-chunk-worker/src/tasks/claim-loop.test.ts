import { describe, expect, test } from '@jest/globals';
import { AppError, type TaskKind } from '@argint/contracts';
import { createFakeEssay } from '../testing/fake-essay.ts';
import { addTasks, useWorkerReplicas } from '../testing/use-worker-replicas.ts';
import { requested, until } from '../testing/worker-harness.ts';

const { open, clock } = useWorkerReplicas();

describe('a task', () => {
  test('a task is analysed with the whole text and its range, its findings are saved and its end is published', async () => {
    const harness = await open();
    await addTasks(harness, 'a');
    await harness.work();
    expect(harness.calls[0]?.request).toMatchObject({
      kind: 'engine',
      text: 'Water runs.',
      question: null,
      start: 0,
      end: 5,
    });
    expect(harness.essay.findings.get('j1:a')?.fence).toBe(1);
    expect(await harness.outboxOf('j1:a')).toEqual([
      {
        type: 'analysis.tasks.completed',
        jobId: 'j1',
        tasks: [{ taskId: 'a', fence: 1, critiques: 0 }],
      },
    ]);
    expect(harness.errors).toEqual([]);
  });

  test('a task is tried again after a retriable error, with a longer delay each time, and completes', async () => {
    const harness = await open();
    harness.essay.failNext(new AppError('UNAVAILABLE'), new AppError('DEADLINE'));
    await addTasks(harness, 'a');
    await harness.work();
    expect(await harness.tasks.get('j1:a')).toMatchObject({ state: 'delayed', delayMs: 500 });
    clock.advance(0.5);
    await harness.work();
    clock.advance(0.9);
    await harness.work();
    expect((await harness.tasks.get('j1:a'))?.state).toBe('delayed');
    clock.advance(0.1);
    await harness.work();
    expect(await harness.tasks.get('j1:a')).toMatchObject({ state: 'done', fence: 3 });
  });

  test('a task fails with the code of its last error when it has no attempts left', async () => {
    const harness = await open({ maxAttempts: 2 });
    harness.essay.failNext(new AppError('DEADLINE'), new AppError('DEADLINE'));
    await addTasks(harness, 'a');
    await harness.work();
    clock.advance(1);
    await harness.work();
    expect(await harness.outboxOf('j1:a')).toEqual([
      { type: 'analysis.tasks.failed', jobId: 'j1', taskId: 'a', fence: 2, code: 'DEADLINE' },
    ]);
  });

  test('a task of a kind that is not known here fails, so that its job ends', async () => {
    const harness = await open();
    // A worker of another release may have stored it.
    await harness.queue.enqueue(requested('a', { kind: 'lines' as TaskKind }), false, null);
    await harness.work();
    expect(await harness.outboxOf('j1:a')).toMatchObject([
      { type: 'analysis.tasks.failed', taskId: 'a', code: 'ANALYSIS_FAILED' },
    ]);
  });

  test('a task whose essay is gone fails at once, before or after the analysis', async () => {
    const harness = await open({ held: true });
    await addTasks(harness, 'a');
    await harness.loop.fill();
    await until(() => harness.calls.length === 1);
    harness.essay.texts.clear();
    harness.calls[0]!.answer();
    await until(() => harness.loop.inFlight() === 0);
    await addTasks(harness, 'b');
    await harness.work();
    for (const id of ['j1:a', 'j1:b'])
      expect(await harness.outboxOf(id)).toMatchObject([{ code: 'ESSAY_NOT_FOUND' }]);
    expect(harness.calls).toHaveLength(1);
  });

  test('a task that is past its deadline by every clock fails without being analysed', async () => {
    const harness = await open();
    await addTasks(harness, 'a');
    clock.advance(660);
    await harness.work();
    expect(await harness.outboxOf('j1:a')).toMatchObject([{ code: 'DEADLINE' }]);
    expect(harness.calls).toEqual([]);
  });

  test('a provider that takes too long is aborted, and its task is tried again', async () => {
    const harness = await open({ held: true });
    await addTasks(harness, 'a');
    await harness.loop.fill();
    await until(() => harness.calls.length === 1);
    harness.limits[0]!.abort(new DOMException('too long', 'TimeoutError'));
    await until(() => harness.loop.inFlight() === 0);
    expect(harness.calls[0]!.request.signal.aborted).toBe(true);
    expect((await harness.tasks.get('j1:a'))?.state).toBe('delayed');
  });

  test('a task that crashes its worker in every attempt fails in the end', async () => {
    const harness = await open({ maxAttempts: 2 });
    await addTasks(harness, 'a');
    for (let death = 0; death < 2; death += 1) {
      await harness.claim();
      await harness.recover();
      clock.advance(11);
      await harness.recover();
    }
    await harness.work();
    expect(await harness.outboxOf('j1:a')).toMatchObject([{ code: 'ANALYSIS_FAILED', fence: 3 }]);
    expect(harness.calls).toEqual([]);
  });

  test('a task whose findings essay no longer accepts ends without an event', async () => {
    const harness = await open();
    harness.essay.findings.set('j1:a', { fence: 99, revision: 0, json: '{}' });
    await addTasks(harness, 'a');
    await harness.work();
    expect(await harness.tasks.get('j1:a')).toMatchObject({ state: 'cancelled', outbox: [] });
  });
});

describe('the loop', () => {
  test('the loop runs as many tasks at a time as it may, and starts the next one when one ends', async () => {
    const harness = await open({ held: true, concurrency: 2 });
    await addTasks(harness, 'a', 'b', 'c');
    await Promise.all([harness.loop.fill(), harness.loop.fill()]);
    await until(() => harness.calls.length === 2);
    expect(harness.loop.inFlight()).toBe(2);
    harness.calls[0]!.answer();
    await until(() => harness.calls.length === 3);
    expect(harness.loop.inFlight()).toBe(2);
  });

  test('the next task is analysed while the findings of the last one are saved, up to a limit', async () => {
    const essay = createFakeEssay();
    const saves: (() => void)[] = [];
    const { saveFindings } = essay.client;
    essay.client.saveFindings = async (request) => {
      await new Promise<void>((resolve) => saves.push(resolve));
      return saveFindings(request);
    };
    const harness = await open({ essay, concurrency: 1, maxInFlight: 2 });
    await addTasks(harness, 'a', 'b', 'c');
    await harness.loop.fill();
    await until(() => saves.length === 2);
    expect(harness.loop.inFlight()).toBe(2);
    expect(harness.calls).toHaveLength(2);
    saves[0]!();
    await until(() => saves.length === 3);
    saves.slice(1).forEach((save) => save());
    await until(() => harness.loop.inFlight() === 0);
    expect(harness.errors).toEqual([]);
  });

  test('another worker takes over the task of a dead one, whose late findings are ignored', async () => {
    const essay = createFakeEssay();
    const dead = await open({ held: true, essay });
    const heir = await open({ holder: 'worker-2', essay });
    await addTasks(dead, 'a');
    await dead.loop.fill();
    await until(() => dead.calls.length === 1);
    await heir.recover();
    clock.advance(10);
    await heir.work();
    dead.calls[0]!.answer();
    await until(() => dead.loop.inFlight() === 0);
    expect(essay.findings.get('j1:a')?.fence).toBe(2);
    expect(await heir.tasks.get('j1:a')).toMatchObject({ state: 'done', fence: 2 });
    expect(await heir.outboxOf('j1:a')).toHaveLength(1);
  });

  test('the loop aborts the tasks whose leases it can no longer renew', async () => {
    const harness = await open({ held: true });
    const heir = await open({ holder: 'worker-2', held: true });
    await addTasks(harness, 'a', 'b');
    await harness.loop.fill();
    await until(() => harness.calls.length === 2);
    await harness.loop.renew();
    const isAborted = () => harness.calls.map(({ request }) => request.signal.aborted);
    expect(isAborted()).toEqual([false, false]);
    await heir.recover();
    clock.advance(11);
    await heir.recover();
    expect(await heir.claim(2)).toHaveLength(2);
    await harness.loop.renew();
    await until(() => harness.loop.inFlight() === 0);
    expect(isAborted()).toEqual([true, true]);
  });

  test('the loop aborts the running tasks of a cancelled job', async () => {
    const harness = await open({ held: true });
    await addTasks(harness, 'a');
    await harness.loop.fill();
    await until(() => harness.calls.length === 1);
    await harness.queue.stopJob('j1');
    harness.loop.stop(({ jobId }) => jobId === 'j1', 'cancelled');
    await until(() => harness.loop.inFlight() === 0);
    expect(await harness.tasks.get('j1:a')).toMatchObject({ state: 'cancelled', outbox: [] });
    expect(harness.essay.findings.size).toBe(0);
  });

  test('a draining loop claims no further task and hands back those that do not end in time', async () => {
    const harness = await open({ held: true, concurrency: 2 });
    await addTasks(harness, 'a', 'b', 'c');
    await harness.loop.fill();
    await until(() => harness.calls.length === 2);
    const grace = new AbortController();
    const drained = harness.loop.drain(grace.signal);
    harness.calls[0]!.answer();
    await until(() => harness.loop.inFlight() === 1);
    grace.abort();
    await drained;
    const ids = ['a', 'b', 'c'];
    const tasks = await Promise.all(ids.map((id) => harness.tasks.get(`j1:${id}`)));
    expect(tasks.map((task) => task?.state).toSorted()).toEqual(['done', 'waiting', 'waiting']);
    expect(tasks.filter((task) => task?.state === 'waiting').map((task) => task?.attempts)).toEqual(
      [0, 0],
    );
    expect(await harness.claim(5)).toHaveLength(2);
  });
});
