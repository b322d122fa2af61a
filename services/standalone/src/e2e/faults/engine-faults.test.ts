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

  /** Analyses an essay; returns the last status, and the credits left. */
  const analyse = async (user: TestUser, fault = '') => {
    const { body } = await user.start(`${SAMPLE_ESSAY}\n${fault}`);
    const end = (await user.follow(body.jobId, { limitMs: 90_000 })).at(-1);
    const left = (await user.access()).body.data.analysesRemaining;
    return { status: end?.status, left };
  };
  const complete = { status: 'completed', left: 1 };
  const failed = { status: 'failed', left: 2 };

  test('an engine thread that runs out of memory is replaced by a new one, which does the task', async () => {
    const [user, other] = [await registerUser(url, 'grows'), await registerUser(url, 'beside-it')];
    const fault = `The analyst grows once in ${dir.path}.`;
    expect(await Promise.all([analyse(user, fault), analyse(other)])).toEqual([complete, complete]);
  });

  test('an engine run that never returns is stopped; its job fails without a charge, and other jobs complete', async () => {
    const [user, other] = [await registerUser(url, 'hangs'), await registerUser(url, 'behind-it')];
    expect(await Promise.all([analyse(user, 'The analyst hangs.'), analyse(other)])).toEqual([
      failed,
      complete,
    ]);
  });

  test('a job whose essay ends every engine thread fails without a charge, and the next job completes', async () => {
    const [user, other] = [await registerUser(url, 'lost'), await registerUser(url, 'after-it')];
    expect(await analyse(user, 'The analyst exits.')).toEqual(failed);
    expect(await analyse(other)).toEqual(complete);
  });
});
