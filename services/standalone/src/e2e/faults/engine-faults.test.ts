import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { aiChunkWorkerWith } from '@argint/ai-chunk-worker';
import type { RunningServices, ServiceModule } from '@argint/service-kit';
import {
  createHangLimit,
  registerUser,
  SAMPLE_ESSAY,
  tempDir,
  type TestUser,
} from '@argint/testkit';
import { urlOf } from '../../run-file.ts';
import { runWithWorker } from '../testing/run-with-worker.ts';

jest.setTimeout(120_000);

const hangs = createHangLimit();
const faultyWorker = aiChunkWorkerWith({
  thread: new URL('./testing/faulty-thread.ts', import.meta.url),
  timeout: hangs.timeout,
}) as unknown as ServiceModule;

describe('an engine', () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let running: RunningServices;
  let url: string;

  beforeAll(async () => {
    dir = await tempDir();
    running = await runWithWorker(dir.path, faultyWorker);
    url = urlOf(running);
  });
  afterAll(async () => {
    await running.close();
    hangs.close();
    await dir.remove();
  });

  /** Analyses an essay; returns the last status, how many tasks the result calls unfinished, and the credits left. */
  const analyse = async (user: TestUser, fault = '') => {
    const { body } = await user.start(`${SAMPLE_ESSAY}\n${fault}`);
    const end = (await user.follow(body.jobId, { limitMs: 90_000 })).at(-1);
    const missing = /\d+ of \d+ parts of the analysis did not finish/.exec(
      JSON.stringify(end?.result ?? null),
    );
    const left = (await user.access()).body.data.analysesRemaining;
    return { status: end?.status, missing: missing?.[0].split(' ')[0], left };
  };
  const complete = { status: 'completed', missing: undefined, left: 1 };

  test('an engine thread that runs out of memory is replaced by a new one, which does the task', async () => {
    const [user, other] = [await registerUser(url, 'grows'), await registerUser(url, 'beside-it')];
    const fault = `The lines analyst grows once in ${dir.path}.`;
    expect(await Promise.all([analyse(user, fault), analyse(other)])).toEqual([complete, complete]);
  });

  test('an engine run that never returns is stopped; its job reports the missing task, and other jobs complete', async () => {
    const [user, other] = [await registerUser(url, 'hangs'), await registerUser(url, 'behind-it')];
    const fault = 'The lines analyst hangs.';
    expect(await Promise.all([analyse(user, fault), analyse(other)])).toEqual([
      { ...complete, missing: '1' },
      complete,
    ]);
  });

  test('an engine run that never returns the scores is stopped; its job completes without scores and costs nothing', async () => {
    const user = await registerUser(url, 'no-scores');
    expect(await analyse(user, 'The essay analyst hangs.')).toEqual({
      ...complete,
      missing: '1',
      left: 2,
    });
  });

  test('a job whose every task ends its engine thread fails without a charge, and the next job completes', async () => {
    const [user, other] = [await registerUser(url, 'lost'), await registerUser(url, 'after-it')];
    expect(await analyse(user, 'The any analyst exits.')).toEqual({
      status: 'failed',
      missing: undefined,
      left: 2,
    });
    expect(await analyse(other)).toEqual(complete);
  });
});
