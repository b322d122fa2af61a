import { setTimeout as sleep } from 'node:timers/promises';
import { PLANS } from '@argint/contracts';
import { launchStandalone, longEssay, registerUser, type TestUser } from '@argint/testkit';
import { bullmqJobsPerSecond } from './bullmq-jobs.ts';
import { inParallel } from './in-parallel.ts';
import { hasRedis, startRedis } from './redis-server.ts';
import { AS_STARTED, grantUnlimited } from './running-product.ts';
import type { Figure } from './statistics.ts';

/** Question: how many analyses per second, compared with BullMQ doing the same engine work with the same durability? */
const JOBS = 150;
const WORDS = 300;
const AT_ONCE = 8;
/** As many accounts as it takes to have all analyses open at once. */
const USERS = Math.ceil(JOBS / PLANS.unlimited.maxOpenAnalyses);

const essays = (count: number, name: string): string[] =>
  Array.from({ length: count }, (_, i) => `${longEssay(WORDS)} They did so in ${name} ${i}.`);

/** Starts all analyses, the users in turn, then waits for the last first. They end almost in order, so few are asked for twice. */
const round = async (users: readonly TestUser[], texts: readonly string[]): Promise<number> => {
  const begun = performance.now();
  const started: { user: TestUser; id: string }[] = [];
  await inParallel(AT_ONCE, texts, async (text, i) => {
    const user = users[i % users.length] as TestUser;
    const { status, body } = await user.start(text, { analysisType: 'hybrid' });
    if (status !== 202) throw new Error(`start answered ${status} ${body.code}`);
    started.push({ user, id: body.jobId });
  });
  for (const { user, id } of started.toReversed())
    for (;;) {
      const { status } = (await user.status(id)).body;
      if (status === 'completed') break;
      if (status === 'failed') throw new Error(`job ${id} failed`);
      await sleep(50);
    }
  return (texts.length * 1_000) / (performance.now() - begun);
};

const ownJobsPerSecond = async (dataDir: string): Promise<number> => {
  const product = await launchStandalone(dataDir, { ...AS_STARTED, GRAMMAR: 'off' });
  try {
    const users: TestUser[] = [];
    for (let i = 0; i < USERS; i += 1) {
      const user = await registerUser(product.url, `jobs-${i}`);
      await grantUnlimited(dataDir, user.account.email);
      users.push(user);
    }
    await round(users, essays(10, 'warm'));
    return await round(users, essays(JOBS, 'measured'));
  } finally {
    await product.stop();
  }
};

/** Analyses of 300 words without grammar, on one engine thread fewer than there are cores. */
export const jobsBenchmark = async (dataDir: string): Promise<Figure[]> => {
  const own = await ownJobsPerSecond(dataDir);
  const name = `analyses of ${WORDS} words`;
  if (!hasRedis())
    return [
      { name, value: own, unit: 'jobs/s', note: 'not compared: no redis-server on this machine' },
    ];
  const redis = await startRedis(dataDir);
  try {
    const theirs = await bullmqJobsPerSecond(essays(JOBS, 'measured'), {
      host: '127.0.0.1',
      port: redis.port,
    });
    return [
      {
        name: `${name}, BullMQ`,
        value: theirs,
        unit: 'jobs/s',
        note: 'redis-server with appendfsync always; no HTTP, accounts, credits or sealing',
      },
      { name, value: own, unit: 'jobs/s', ratio: own / theirs, baseline: 'BullMQ' },
    ];
  } finally {
    await redis.stop();
  }
};
