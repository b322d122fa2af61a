import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { codeOf } from '@argint/contracts';
import { newEvent } from '@argint/event-bus';
import { newWorld } from './testing/new-world.ts';
import { REQUEST_BODIES } from './testing/requests.ts';
import { critiquesOf, returnTask, startJob, TASKS } from './testing/acts.ts';
import { look, USER } from './testing/student-model.ts';
import type { World, WorldOptions } from './testing/world.ts';

jest.setTimeout(60_000);

const ORCHESTRATOR = 'analysis-orchestrator';
let world: World;
const open = async (options: WorldOptions = {}): Promise<World> =>
  (world = await newWorld({ replicas: 2, ...options }));
afterEach(() => world.close());

const sweep = (replica: number): Promise<void> => world.tick(ORCHESTRATOR, 'sweep', replica);
/** Long enough for a replica to believe that the holder of a lease has died. */
const outwait = async (replica: number): Promise<void> => {
  await sweep(replica);
  world.clock.advance(10);
  await sweep(replica);
};
const storedJob = async (jobId: string) => {
  const job = (await look(world)).jobs.find(({ _id }) => _id === jobId);
  if (!job) throw new Error(`job ${jobId} is lost`);
  return job;
};
const callsOf = (method: string): number =>
  world.calls.filter((call) => call.endsWith(` calls ${method}`)).length;

describe('two orchestrators over one store', () => {
  test('a paid result is never replaced by a poorer one', async () => {
    await open();
    const job = await startJob(world, 0);
    await returnTask(world, job, 0);
    await world.settle();

    // Replica 1 decides the end, and hangs before it reads what was found.
    const hold = world.turns.holdAt(`${ORCHESTRATOR}/1 calls readFindings`);
    const late = world.orchestratorAt(1).cancelJob({ userId: USER, jobId: job.jobId });
    await hold.reached;
    await world.orchestratorAt(0).cancelJob({ userId: USER, jobId: job.jobId });
    await outwait(0);
    await world.settle();
    const paid = await critiquesOf(world, job);
    expect(paid.length).toBeGreaterThan(0);
    expect((await storedJob(job.jobId)).phase).toBe('done');

    hold.release();
    await late;
    await world.settle();
    expect(await critiquesOf(world, job)).toEqual(paid);
    expect((await look(world)).spent).toBe(1);
  });

  test('a replica that starts leaves a job alone that another one is finishing', async () => {
    await open();
    const job = await startJob(world, 0);
    for (const task of TASKS.keys()) {
      // The last one is handled by replica 0, whichever handled the others.
      if (task === TASKS.length - 1) world.kill(ORCHESTRATOR, 1);
      const hold =
        task === TASKS.length - 1
          ? world.turns.holdAt(`${ORCHESTRATOR}/0 calls commitCredit`)
          : undefined;
      await returnTask(world, job, task);
      if (!hold) continue;
      await hold.reached;
      await world.settle();
      await sweep(1);
      await world.settle();
      expect(callsOf('saveResult')).toBe(1);
      hold.release();
      await world.settle();
    }
    expect((await storedJob(job.jobId)).phase).toBe('done');
    expect([callsOf('saveResult'), callsOf('commitCredit')]).toEqual([1, 1]);
  });

  test('a replica that died while it was finishing is replaced within seconds', async () => {
    await open();
    const job = await startJob(world, 0);
    await returnTask(world, job, 0);
    await world.settle();
    const hold = world.turns.holdAt(`${ORCHESTRATOR}/1 calls saveResult`);
    void world
      .orchestratorAt(1)
      .cancelJob({ userId: USER, jobId: job.jobId })
      .catch(() => null);
    await hold.reached;
    world.kill(ORCHESTRATOR, 1);
    for (let seconds = 0; seconds < 8; seconds += 2) {
      await sweep(0);
      world.clock.advance(2);
    }
    await sweep(0);
    await world.settle();
    expect((await storedJob(job.jobId)).phase).toBe('done');
    expect((await look(world)).spent).toBe(1);
    hold.release();
  });

  test.each([60, -60])(
    'a clock that differs by %i s changes no deadline and takes no job that is being finished',
    async (skewSeconds) => {
      await open({ skewSeconds });
      const job = await startJob(world, 0);
      const { deadlineAt } = await storedJob(job.jobId);
      for (const replica of [0, 1]) await sweep(replica);
      expect((await storedJob(job.jobId)).deadlineAt).toEqual(deadlineAt);

      for (const finisher of [0, 1]) {
        const { jobId } = await startJob(world, finisher + 1);
        await returnTask(world, { jobId, essayId: (await storedJob(jobId)).essayId }, 0);
        const hold = world.turns.holdAt(`${ORCHESTRATOR}/${finisher} calls saveResult`);
        const cancelled = world.orchestratorAt(finisher).cancelJob({ userId: USER, jobId });
        await hold.reached;
        const before = callsOf('saveResult');
        await sweep(1 - finisher);
        await world.settle();
        expect(callsOf('saveResult')).toBe(before);
        hold.release();
        await cancelled;
      }
    },
  );

  test('a start that breaks off does not give back the credit of another start under its key', async () => {
    await open();
    const start = (replica: number) =>
      world
        .orchestratorAt(replica)
        .startAnalysis({ userId: USER, ...REQUEST_BODIES[0], idempotencyKey: 'key' })
        .then(({ job }) => job?.jobId ?? '', codeOf);
    const hold = world.turns.holdAt(`${ORCHESTRATOR}/0 calls createEssay`);
    const other = world.turns.holdAt(`${ORCHESTRATOR}/0 calls releaseCredit`);
    const broken = start(0);
    await hold.reached;
    world.faults.arm({ kind: 'call', step: 1, side: 'before' });
    hold.release();
    await other.reached;
    const jobId = await start(1);
    other.release();
    expect(await broken).toBe('UNAVAILABLE');
    await world.settle();
    expect((await look(world)).held).toEqual([jobId]);
    expect((await look(world)).jobs.map(({ _id }) => _id)).toEqual([jobId]);
  });

  test('a deleted user stays deleted when the news of the registration comes late', async () => {
    await open();
    const about = { source: 'auth', now: world.clock.now() };
    const registered = newEvent(
      'users.registered',
      { userId: USER },
      { ...about, id: 'registered' },
    );
    world.events.publish(newEvent('users.deleted', { userId: USER }, { ...about, id: 'deleted' }));
    await world.settle();
    await world.events.redeliver(registered);
    await expect(world.billing.getProfile({ userId: USER })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
