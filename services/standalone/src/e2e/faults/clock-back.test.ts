import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createProcessClock, runServices, type RunningServices } from '@argint/service-kit';
import {
  call,
  longEssay,
  registerUser,
  SAMPLE_ESSAY,
  signIn,
  tempDir,
  type TestUser,
} from '@argint/testkit';
import { urlOf } from '../../run-file.ts';
import { privatePorts, topology } from '../../topology.ts';
import { quietEnvironment } from './testing/quiet-environment.ts';

jest.setTimeout(120_000);

const HOUR_MS = 3_600_000;

describe('setting the clock back by an hour', () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let running: RunningServices;
  let behindMs = 0;
  const run = () =>
    runServices(topology, {
      env: {
        ...quietEnvironment(dir.path),
        MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
      },
      overrides: privatePorts({ PORT: 0, HOST: '127.0.0.1' }),
      clock: createProcessClock({ wall: () => Date.now() - behindMs }),
    });

  beforeAll(async () => {
    dir = await tempDir();
    running = await run();
  });
  afterAll(async () => {
    await running.close();
    await dir.remove();
  });

  const left = async (user: TestUser) => (await user.access()).body.data.analysesRemaining;
  const startAndWaitForTasks = async (user: TestUser): Promise<string> => {
    const { body } = await user.start(longEssay(2_500));
    await user.follow(body.jobId, { until: ({ progress }) => progress >= 20 });
    return body.jobId;
  };

  test('does not disturb a running job or the analyses after it', async () => {
    const user = await registerUser(urlOf(running), 'thandi');
    const jobId = await startAndWaitForTasks(user);
    behindMs += HOUR_MS;
    expect((await user.follow(jobId)).at(-1)).toMatchObject({ status: 'completed' });
    expect(await left(user)).toBe(1);

    const again = await signIn(urlOf(running), user);
    const second = await again.start(SAMPLE_ESSAY);
    expect((await again.follow(second.body.jobId)).at(-1)).toMatchObject({ status: 'completed' });
    expect(await left(user)).toBe(0);
    const other = await registerUser(urlOf(running), 'sipho');
    const third = await other.start(SAMPLE_ESSAY);
    expect((await other.follow(third.body.jobId)).at(-1)).toMatchObject({ status: 'completed' });
    const essays = await call<{ data: unknown[] }>(urlOf(running), '/api/essays', {
      token: user.token,
    });
    expect(essays.body.data).toHaveLength(2);
  });

  test('does not keep a restarted product from finishing a job, for one credit', async () => {
    const user = await registerUser(urlOf(running), 'nomsa');
    const jobId = await startAndWaitForTasks(user);
    await running.close();
    behindMs += HOUR_MS;
    running = await run();
    const back = await signIn(urlOf(running), user);
    expect((await back.follow(jobId, { limitMs: 60_000 })).at(-1)).toMatchObject({
      status: 'completed',
    });
    expect(await left(back)).toBe(1);
  });
});
