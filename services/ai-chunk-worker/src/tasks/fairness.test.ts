import { beforeEach, describe, expect, test } from '@jest/globals';
import { createFakeEssay } from '../testing/fake-essay.ts';
import { useWorkerReplicas } from '../testing/use-worker-replicas.ts';
import { requested, until, type WorkerHarness } from '../testing/worker-harness.ts';
import { MAX_PASSED_OVER } from './tier-schedule.ts';

/** Tasks of one analysis of a short essay in the analysis queue. */
const TASKS = {
  simple: ['argument', 'lines-0', 'scores'],
  hybrid: ['argument', 'dialectic', 'lines-0', 'scores'],
};
type Kind = keyof typeof TASKS;

const { open } = useWorkerReplicas();
let replicas: WorkerHarness[];

/** Two replicas as they run on two cores without a model: two tasks each, one engine thread each. */
beforeEach(async () => {
  const given = { essay: createFakeEssay(), held: true, concurrency: 2, maxSimple: 1 };
  replicas = await Promise.all(
    ['worker-1', 'worker-2'].map((holder) => open({ ...given, holder })),
  );
});

/** Requests analyses of one user; their tasks reach the replicas in turn. */
const start = async (userId: string, kind: Kind, count = 1, hasPriority = false): Promise<void> => {
  for (let n = 0; n < count; n += 1)
    for (const [i, taskId] of TASKS[kind].entries())
      await replicas[i % 2]!.queue.enqueue(
        requested(taskId, { userId, jobId: `${userId}-${n}`, analysisType: kind }),
        hasPriority,
        null,
      );
};

/** Lets the replicas claim what they have room for, and waits until the provider has been asked for all of it. */
const fill = async (): Promise<void> => {
  for (const { loop, calls, answered } of threads()) {
    await loop.fill();
    await until(() => calls.length === answered.count + loop.inFlight());
  }
};

const answeredBy = new WeakMap<WorkerHarness, { count: number }>();
const threads = () =>
  replicas.map((replica) => {
    const answered = answeredBy.get(replica) ?? { count: 0 };
    answeredBy.set(replica, answered);
    return { ...replica, answered };
  });

/** The time of one task: each replica's thread ends the task it was given first, and the places are filled again. */
const tick = async (): Promise<void> => {
  for (const { loop, calls, answered } of threads()) {
    const call = calls[answered.count];
    if (!call) continue;
    const before = loop.inFlight();
    call.answer();
    answered.count += 1;
    await until(() => loop.inFlight() < before || calls.length > answered.count + before - 1);
  }
  await fill();
};

const openTasks = async (jobId: string): Promise<number> =>
  (await replicas[0]!.tasks.find({ where: { jobId } })).items.filter(
    ({ endedAt }) => endedAt === null,
  ).length;

/** Ticks from now until the job has ended. */
const ticksUntilDone = async (jobId: string): Promise<number> => {
  await fill();
  let ticks = 0;
  while ((await openTasks(jobId)) > 0) {
    await tick();
    ticks += 1;
  }
  return ticks;
};

describe('sixty analyses of one account', () => {
  test('sixty free analyses delay a paid one of another account by one task at most', async () => {
    await start('alone', 'hybrid');
    const alone = await ticksUntilDone('alone-0');
    await start('greedy', 'simple', 60);
    await fill();
    await start('victim', 'hybrid');
    expect(await ticksUntilDone('victim-0')).toBeLessThanOrEqual(alone + 1);
    expect(alone).toBe(2);
  });

  test('sixty free analyses take turns with a free one of another account', async () => {
    await start('greedy', 'simple', 60);
    await fill();
    await start('victim', 'simple');
    // Three tasks and three turns of the other account on two threads, behind what is running.
    expect(await ticksUntilDone('victim-0')).toBeLessThanOrEqual(4);
  });

  test('sixty paid analyses take turns with a paid one of another account', async () => {
    await start('greedy', 'hybrid', 60);
    await fill();
    await start('victim', 'hybrid');
    // Four tasks and four turns of the other account on two threads, behind the four that are claimed.
    expect(await ticksUntilDone('victim-0')).toBeLessThanOrEqual(6);
  });
});

describe('the fast track of a plan with priority', () => {
  /** Thirty accounts with two paid analyses each: a queue of 240 tasks. */
  const startLongQueue = async (): Promise<void> => {
    for (let n = 0; n < 30; n += 1) await start(`paid-${n}`, 'hybrid', 2);
    await fill();
  };

  test('an analysis overtakes a long queue of paid ones and waits only for the two tasks a replica has claimed', async () => {
    await start('alone', 'hybrid', 1, true);
    const alone = await ticksUntilDone('alone-0');
    await startLongQueue();
    await start('unlimited', 'hybrid', 1, true);
    expect(await ticksUntilDone('unlimited-0')).toBeLessThanOrEqual(alone + 2);
  });

  test('a paid analysis without priority waits behind the same queue', async () => {
    await startLongQueue();
    await start('standard', 'hybrid');
    // Its first task comes after one task of each of the thirty accounts, on two threads.
    expect(await ticksUntilDone('standard-0')).toBeGreaterThan(15);
  });

  test('two analyses with priority take turns', async () => {
    await start('unlimited', 'hybrid', 10, true);
    await fill();
    await start('other', 'hybrid', 1, true);
    expect(await ticksUntilDone('other-0')).toBeLessThanOrEqual(6);
  });

  test('a paid task starts within 42 tasks of each replica while priority work never stops', async () => {
    await start('paid', 'hybrid');
    let ticks = 0;
    const isClaimed = async (): Promise<boolean> =>
      (await replicas[0]!.tasks.find({ where: { jobId: 'paid-0' } })).items.some(
        ({ attempts }) => attempts > 0,
      );
    while (!(await isClaimed()) && ticks < 2 * MAX_PASSED_OVER) {
      await start(`unlimited-${ticks}`, 'hybrid', 1, true);
      await tick();
      ticks += 1;
    }
    expect(ticks).toBeGreaterThan(MAX_PASSED_OVER / 2);
    expect(ticks).toBeLessThanOrEqual(MAX_PASSED_OVER + 2);
  });
});

test('accounts with work take turns, however many tasks each has', async () => {
  const [replica] = replicas;
  await start('a', 'hybrid', 5);
  await start('b', 'hybrid', 2);
  await start('c', 'hybrid', 1);
  const users = (await replica!.claim(12)).map(({ userId }) => userId);
  for (let turn = 0; turn < 4; turn += 1)
    expect(new Set(users.slice(3 * turn, 3 * turn + 3))).toEqual(new Set(['a', 'b', 'c']));
  const rest = (await replica!.claim(8)).map(({ userId }) => userId);
  expect(rest.filter((user) => user === 'b')).toHaveLength(4);
});

test('an account is not held back later for what it got while nobody else had work', async () => {
  const [replica] = replicas;
  await start('a', 'hybrid', 5);
  await replica!.claim(20);
  await start('b', 'hybrid');
  for (const taskId of ['x', 'y'])
    await replica!.queue.enqueue(requested(taskId, { userId: 'a', jobId: 'new' }), false, null);
  const users = (await replica!.claim(4)).map(({ userId }) => userId);
  expect(users.filter((user) => user === 'a')).toHaveLength(2);
});

test('a free analysis ends while paid work never does', async () => {
  await start('free', 'simple');
  let started = 0;
  let ticks = 0;
  while ((await openTasks('free-0')) > 0 && ticks < 3 * (MAX_PASSED_OVER + 2)) {
    await start(`paid-${(started += 1)}`, 'hybrid');
    await tick();
    ticks += 1;
  }
  expect(await openTasks('free-0')).toBe(0);
  expect(ticks).toBeGreaterThan(MAX_PASSED_OVER / 2);
});
