import { setTimeout as sleep } from 'node:timers/promises';
import { PLANS } from '@argint/contracts';
import { launchStandalone, longEssay, registerUser, type TestUser } from '@argint/testkit';
import { startBullmqJobs, type BullmqJobs } from './bullmq-jobs.ts';
import { inParallel } from './in-parallel.ts';
import { hasRedis, startRedis } from './redis-server.ts';
import { AS_STARTED, grantUnlimited } from './running-product.ts';
import { median, type Figure } from './statistics.ts';

/** Question: how many analyses per second, compared with BullMQ doing the same engine work with the same durability? */
const ROUNDS = 3;
const JOBS = 150;
const WARM_UP = 10;
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

/** The product, with as many users as it takes. */
const startOwnJobs = async (dataDir: string) => {
  const product = await launchStandalone(dataDir, { ...AS_STARTED, GRAMMAR: 'off' });
  const users: TestUser[] = [];
  for (let i = 0; i < USERS; i += 1) {
    const user = await registerUser(product.url, `jobs-${i}`);
    await grantUnlimited(dataDir, user.account.email);
    users.push(user);
  }
  return {
    round: (texts: readonly string[]) => round(users, texts),
    close: () => product.stop(),
  };
};

const NAME = `analyses of ${WORDS} words`;

/** Rounds of both in turn, so that other work on the machine slows both alike. */
const compared = async (
  own: Awaited<ReturnType<typeof startOwnJobs>>,
  theirs: BullmqJobs,
): Promise<Figure[]> => {
  await own.round(essays(WARM_UP, 'warm'));
  await theirs.round(essays(WARM_UP, 'warm'), 'warm');
  const rounds: { own: number; theirs: number }[] = [];
  for (let i = 0; i < ROUNDS; i += 1) {
    const name = `round-${i}`;
    const texts = essays(JOBS, name);
    rounds.push({ own: await own.round(texts), theirs: await theirs.round(texts, name) });
  }
  return [
    {
      name: `${NAME}, BullMQ`,
      value: median(rounds.map((each) => each.theirs)),
      unit: 'jobs/s',
      note: 'redis-server with appendfsync always; no HTTP, accounts, credits or sealing',
    },
    {
      name: NAME,
      value: median(rounds.map((each) => each.own)),
      unit: 'jobs/s',
      ratio: median(rounds.map((each) => each.own / each.theirs)),
      baseline: 'BullMQ',
      aim: { atLeast: 0.6 },
    },
  ];
};

/** Analyses of 300 words without grammar, on one engine thread fewer than there are cores. */
export const jobsBenchmark = async (dataDir: string): Promise<Figure[]> => {
  const own = await startOwnJobs(dataDir);
  try {
    if (!hasRedis()) {
      await own.round(essays(WARM_UP, 'warm'));
      const value = await own.round(essays(JOBS, 'measured'));
      const note = 'not compared: no redis-server on this machine';
      return [{ name: NAME, value, unit: 'jobs/s', note }];
    }
    const redis = await startRedis(dataDir);
    const theirs = startBullmqJobs({ host: '127.0.0.1', port: redis.port });
    try {
      return await compared(own, theirs);
    } finally {
      await theirs.close();
      await redis.stop();
    }
  } finally {
    await own.close();
  }
};
