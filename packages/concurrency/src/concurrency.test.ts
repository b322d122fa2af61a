import { describe, expect, test } from '@jest/globals';
import {
  createKeyedMutex,
  createLeaseObserver,
  createMutex,
  createSemaphore,
  latestOnly,
  QueueFullError,
  settledWithin,
  untilAborted,
} from './index.ts';

/** Tasks that write down when they start and end when the test says so. */
const createWork = () => {
  const started: string[] = [];
  const open = new Map<string, PromiseWithResolvers<string>>();
  const task = (name: string) => (): Promise<string> => {
    started.push(name);
    const gate = Promise.withResolvers<string>();
    open.set(name, gate);
    return gate.promise;
  };
  return {
    started,
    task,
    finish: (name: string) => open.get(name)?.resolve(name),
    fail: (name: string) => open.get(name)?.reject(new Error(name)),
  };
};
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a semaphore', () => {
  test('runs as many tasks at once as it has places, the others in order of arrival', async () => {
    const run = createSemaphore({ concurrency: 2 });
    const work = createWork();
    const all = ['a', 'b', 'c', 'd'].map((name) => run(work.task(name)));
    await turn();
    expect(work.started).toEqual(['a', 'b']);
    work.finish('b');
    await turn();
    expect(work.started).toEqual(['a', 'b', 'c']);
    work.finish('c');
    await turn();
    work.finish('a');
    work.finish('d');
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('passes a failure on and gives the place to the next task', async () => {
    const run = createSemaphore({ concurrency: 1 });
    const work = createWork();
    const failing = run(work.task('a'));
    const next = run(work.task('b'));
    await turn();
    work.fail('a');
    await expect(failing).rejects.toThrow('a');
    await turn();
    work.finish('b');
    expect(await next).toBe('b');
  });

  test('refuses a task when as many wait as may wait', async () => {
    const run = createSemaphore({ concurrency: 1, maxQueued: 1 });
    const work = createWork();
    const first = run(work.task('a'));
    const second = run(work.task('b'));
    await expect(run(work.task('c'))).rejects.toBeInstanceOf(QueueFullError);
    await turn();
    work.finish('a');
    await first;
    await turn();
    work.finish('b');
    expect(await second).toBe('b');
    expect(work.started).toEqual(['a', 'b']);
  });

  test('never starts a task whose signal aborts while it waits', async () => {
    const run = createSemaphore({ concurrency: 1 });
    const work = createWork();
    const abort = new AbortController();
    const first = run(work.task('a'));
    const waiting = run(work.task('b'), { signal: abort.signal });
    abort.abort(new Error('no longer wanted'));
    await expect(waiting).rejects.toThrow('no longer wanted');
    work.finish('a');
    await first;
    await expect(run(work.task('c'), { signal: abort.signal })).rejects.toThrow('no longer wanted');
    expect(work.started).toEqual(['a']);
  });

  test('keeps the place of a running task whose signal aborts, and its outcome', async () => {
    const run = createSemaphore({ concurrency: 1 });
    const work = createWork();
    const abort = new AbortController();
    const running = run(work.task('a'), { signal: abort.signal });
    const next = run(work.task('b'));
    await turn();
    abort.abort();
    await turn();
    expect(work.started).toEqual(['a']);
    work.finish('a');
    expect(await running).toBe('a');
    await turn();
    work.finish('b');
    await next;
  });
});

describe('a mutex', () => {
  test('runs one task at a time', async () => {
    const run = createMutex();
    const work = createWork();
    const all = [run(work.task('a')), run(work.task('b'))];
    await turn();
    expect(work.started).toEqual(['a']);
    work.finish('a');
    await turn();
    expect(work.started).toEqual(['a', 'b']);
    work.finish('b');
    await Promise.all(all);
  });

  test('with keys runs tasks of one key one after another and those of other keys at once', async () => {
    const run = createKeyedMutex({ maxQueued: 1 });
    const work = createWork();
    const all = [run('x', work.task('x1')), run('x', work.task('x2')), run('y', work.task('y1'))];
    await turn();
    expect(work.started).toEqual(['x1', 'y1']);
    await expect(run('x', work.task('x3'))).rejects.toBeInstanceOf(QueueFullError);
    for (const name of ['x1', 'y1']) work.finish(name);
    await turn();
    work.finish('x2');
    expect(await Promise.all(all)).toEqual(['x1', 'x2', 'y1']);
  });
});

describe('latestOnly', () => {
  test('merges the calls made during a run into one run after it', async () => {
    const work = createWork();
    let runs = 0;
    const call = latestOnly(async (key) => void (await work.task(`${key}${(runs += 1)}`)()));
    const first = call('k');
    const later = [call('k'), call('k'), call('k')];
    await turn();
    expect(work.started).toEqual(['k1']);
    work.finish('k1');
    await first;
    await turn();
    expect(work.started).toEqual(['k1', 'k2']);
    work.finish('k2');
    await Promise.all(later);
    const again = call('k');
    await turn();
    expect(work.started).toEqual(['k1', 'k2', 'k3']);
    work.finish('k3');
    await again;
  });

  test('runs again after a failed run', async () => {
    const work = createWork();
    let runs = 0;
    const call = latestOnly(async () => void (await work.task(`${(runs += 1)}`)()));
    const failing = call('k');
    const next = call('k');
    await turn();
    work.fail('1');
    await expect(failing).rejects.toThrow('1');
    await turn();
    work.finish('2');
    await next;
  });
});

describe('time limits', () => {
  test('settledWithin tells a promise that settles, either way, from one that does not', async () => {
    expect(await settledWithin(Promise.resolve(), 60_000)).toBe(true);
    expect(await settledWithin(Promise.reject(new Error()), 60_000)).toBe(true);
    expect(await settledWithin(new Promise(() => undefined), 1)).toBe(false);
  });

  test('untilAborted rejects with the reason as soon as the signal aborts', async () => {
    const abort = new AbortController();
    const waiting = untilAborted(new Promise(() => undefined), abort.signal);
    abort.abort(new Error('stopped'));
    await expect(waiting).rejects.toThrow('stopped');
    await expect(untilAborted(new Promise(() => undefined), abort.signal)).rejects.toThrow(
      'stopped',
    );
    expect(await untilAborted(Promise.resolve(1), new AbortController().signal)).toBe(1);
  });
});

describe('a lease observer', () => {
  test('calls a lease lapsed only after seeing the same mark for the whole lease time', () => {
    let now = 0;
    const observer = createLeaseObserver({ leaseMs: 100, now: () => now });
    expect(observer.hasLapsed('job', 1)).toBe(false);
    now = 99;
    expect(observer.hasLapsed('job', 1)).toBe(false);
    now = 100;
    expect(observer.hasLapsed('job', 1)).toBe(true);
  });

  test('takes another lease time for one mark', () => {
    let now = 0;
    const observer = createLeaseObserver({ leaseMs: 100, now: () => now });
    expect(observer.hasLapsed('task', 'delayed', 20)).toBe(false);
    now = 20;
    expect(observer.hasLapsed('task', 'delayed', 20)).toBe(true);
    expect(observer.hasLapsed('task', 'delayed')).toBe(false);
  });

  test('starts anew when the mark changes or the lease was forgotten', () => {
    let now = 0;
    const observer = createLeaseObserver({ leaseMs: 100, now: () => now });
    observer.hasLapsed('job', 1);
    observer.hasLapsed('other', 1);
    now = 100;
    expect(observer.hasLapsed('job', 2)).toBe(false);
    observer.forget('other');
    expect(observer.hasLapsed('other', 1)).toBe(false);
    now = 200;
    observer.retain(['other']);
    expect(observer.hasLapsed('other', 1)).toBe(true);
    expect(observer.hasLapsed('job', 2)).toBe(false);
  });
});
