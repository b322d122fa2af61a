import { setTimeout as sleep } from 'node:timers/promises';
import { launchStandalone, registerUser } from '@argint/testkit';
import { analyseOnce, essayOf } from './analysis-benchmark.ts';
import { inParallel } from './in-parallel.ts';
import { AS_STARTED, grantUnlimited, memoryMb } from './running-product.ts';
import type { Figure } from './statistics.ts';

/** Question: how much memory does the process hold when idle, at work and after an hour of work? */
const HOUR = { jobs: 600, words: 1_000, atOnce: 4 };
/** Longer than the grammar checker stays loaded when unused, in milliseconds. */
const IDLE_MS = 20_000;
const SAMPLE_MS = 250;

export const memoryBenchmark = async (dataDir: string): Promise<Figure[]> => {
  const product = await launchStandalone(dataDir, AS_STARTED);
  const memory = () => memoryMb(product.processes.get('standalone')?.pid ?? 0);
  const idle = async (): Promise<number> => {
    await sleep(IDLE_MS);
    return memory();
  };
  try {
    const user = await registerUser(product.url, 'memory');
    await grantUnlimited(dataDir, user.account.email);
    const before = memory();
    await analyseOnce(user, essayOf(3_000));
    const warm = memory();
    const after = await idle();
    let peak = 0;
    const sampling = setInterval(() => (peak = Math.max(peak, memory())), SAMPLE_MS);
    const essays = Array.from({ length: HOUR.jobs }, (_, i) => `${essayOf(HOUR.words)} ${i}.`);
    await inParallel(HOUR.atOnce, essays, async (text) => void (await analyseOnce(user, text)));
    clearInterval(sampling);
    const hour = memory();
    const name = `memory, ${HOUR.jobs} analyses of ${HOUR.words} words back to back`;
    const note = `the work of an hour at ${HOUR.jobs / 60} a minute, ${HOUR.atOnce} at a time`;
    return [
      { name: 'memory, idle', value: before, unit: 'MB', aim: { below: 200 } },
      { name: 'memory, right after the first grammar check', value: warm, unit: 'MB' },
      { name: 'memory, idle after it', value: after, unit: 'MB', aim: { below: 300 } },
      { name: `${name}, highest`, value: peak, unit: 'MB', note, aim: { below: 500 } },
      { name: `${name}, after`, value: hour, unit: 'MB', note },
      { name: `${name}, idle after`, value: await idle(), unit: 'MB', aim: { below: 280 } },
    ];
  } finally {
    await product.stop();
  }
};
