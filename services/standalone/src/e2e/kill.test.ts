import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  launchSeven,
  launchStandalone,
  longEssay,
  registerUser,
  SAMPLE_ESSAY,
  signIn,
  tempDir,
  type Product,
  SEVEN,
  type TestUser,
} from '@argint/testkit';

jest.setTimeout(240_000);

/** Starts a job and resolves when some of its tasks are done and others are not. */
const startAndWaitForTasks = async (
  user: TestUser,
  text: string,
): Promise<{ jobId: string; progress: number }> => {
  const { body } = await user.start(text);
  const seen = await user.follow(body.jobId, { until: ({ progress }) => progress >= 20 });
  return { jobId: body.jobId, progress: seen.at(-1)?.progress ?? 0 };
};

describe('kill -9 in the middle of a job', () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let product: Product | undefined;

  beforeEach(async () => {
    dir = await tempDir();
    product = undefined;
  });
  afterEach(async () => {
    await product?.stop('SIGKILL');
    await dir.remove();
  });

  test('after kill -9 of the one process and a restart the job completes and costs one credit', async () => {
    product = await launchStandalone(dir.path);
    const user = await registerUser(product.url, 'thandi');
    const { jobId, progress } = await startAndWaitForTasks(user, longEssay(2_900));
    await product.stop('SIGKILL');
    expect(progress).toBeLessThan(100);

    product = await launchStandalone(dir.path);
    const back = await signIn(product.url, user);
    const updates = await back.follow(jobId);
    expect(updates.at(-1)).toMatchObject({ status: 'completed', progress: 100 });
    expect((await back.access()).body.data.analysesRemaining).toBe(1);
    expect((await back.start(SAMPLE_ESSAY)).status).toBe(202);
    expect((await back.start(SAMPLE_ESSAY)).status).toBe(402);
  });

  test('after kill -9 of each of seven processes in turn every job completes and costs one credit', async () => {
    const seven = await launchSeven(dir.path);
    product = seven;
    const plain = await registerUser(seven.url, 'plain');
    const first = await plain.start(SAMPLE_ESSAY);
    expect((await plain.follow(first.body.jobId)).at(-1)).toMatchObject({ status: 'completed' });

    const outcomes: unknown[] = [];
    for (const service of SEVEN) {
      const user = await registerUser(seven.url, `user-${service}`.slice(0, 30));
      const { jobId } = await startAndWaitForTasks(user, longEssay(2_000));
      await seven.restart(service, 'SIGKILL');
      const { status } = (await user.follow(jobId)).at(-1) ?? {};
      outcomes.push([service, status, (await user.access()).body.data.analysesRemaining]);
    }
    expect(outcomes).toEqual(SEVEN.map((service) => [service, 'completed', 1]));
  });

  test('after kill -9 of one of two replicas of each service in turn the other one completes the job, for one credit', async () => {
    const seven = await launchSeven(dir.path, { replicas: 2 });
    product = seven;
    const url = seven.urls[1] ?? '';
    const outcomes: unknown[] = [];
    for (const service of SEVEN) {
      const user = await registerUser(url, `user-${service}`.slice(0, 30));
      const { jobId } = await startAndWaitForTasks(user, longEssay(2_000));
      await seven.processes.get(service)?.stop('SIGKILL');
      const { status } = (await user.follow(jobId)).at(-1) ?? {};
      outcomes.push([service, status, (await user.access()).body.data.analysesRemaining]);
      await seven.restart(service, 'SIGKILL');
    }
    expect(outcomes).toEqual(SEVEN.map((service) => [service, 'completed', 1]));
  });
});
