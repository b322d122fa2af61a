import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { chunkWorkerOn } from '@argint/ai-chunk-worker';
import { runServices, type RunningServices, type ServiceModule } from '@argint/service-kit';
import { registerUser, SAMPLE_ESSAY, tempDir, type TestUser } from '@argint/testkit';
import { urlOf } from '../../run-file.ts';
import { privatePorts, topology } from '../../topology.ts';
import { quietEnvironment } from './quiet-environment.ts';

jest.setTimeout(120_000);

const troubled = chunkWorkerOn(
  new URL('./troubled-thread.ts', import.meta.url),
  4_000,
) as unknown as ServiceModule;

describe('an engine', () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let running: RunningServices;
  let url: string;

  beforeAll(async () => {
    dir = await tempDir();
    running = await runServices(
      topology.map((module) => (module.name === troubled.name ? troubled : module)),
      {
        env: {
          ...quietEnvironment(dir.path),
          MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
          // One thread for all: what takes it from one essay takes it from every other.
          WORKER_THREADS: '1',
        },
        overrides: privatePorts({ PORT: 0, HOST: '127.0.0.1' }),
      },
    );
    url = urlOf(running);
  });
  afterAll(async () => {
    await running.close();
    await dir.remove();
  });

  /** How a job ended, what its result says of missing parts, and what it cost. */
  const analyse = async (user: TestUser, fault = '') => {
    const { body } = await user.start(`${SAMPLE_ESSAY}\n${fault}`);
    const end = (await user.follow(body.jobId, { limitMs: 90_000 })).at(-1);
    const missing = /\d+ of \d+ parts of the analysis did not finish/.exec(
      JSON.stringify(end?.result ?? null),
    );
    const left = (await user.access()).body.data.analysesRemaining;
    return { status: end?.status, missing: missing?.[0].split(' ')[0], left };
  };
  const well = { status: 'completed', missing: undefined, left: 1 };

  test('whose thread runs out of memory is replaced, and the task is done by the next', async () => {
    const [user, other] = [await registerUser(url, 'grows'), await registerUser(url, 'beside-it')];
    const fault = `The argument analyst grows once in ${dir.path}.`;
    expect(await Promise.all([analyse(user, fault), analyse(other)])).toEqual([well, well]);
  });

  test('that never returns is ended: the job completes without that part, says so, and others do too', async () => {
    const [user, other] = [await registerUser(url, 'hangs'), await registerUser(url, 'behind-it')];
    expect(await Promise.all([analyse(user, 'The scores analyst hangs.'), analyse(other)])).toEqual(
      [{ ...well, missing: '1' }, well],
    );
  });

  test('that ends its thread at every part fails the job and costs nothing; the next one works', async () => {
    const [user, other] = [await registerUser(url, 'lost'), await registerUser(url, 'after-it')];
    expect(await analyse(user, 'The any analyst exits.')).toEqual({
      status: 'failed',
      missing: undefined,
      left: 2,
    });
    expect(await analyse(other)).toEqual(well);
  });
});
