import { launchStandalone } from '@argint/testkit';
import { analysisRound, essays, JOBS, registerUsers, WARM_UP, WORDS } from './analysis-rounds.ts';
import { startBullmqJobs, type BullmqJobs } from './bullmq-jobs.ts';
import { hasRedis, startRedis } from './redis-server.ts';
import { AS_STARTED, grantUnlimited } from './running-product.ts';
import { median, type Figure } from './statistics.ts';

/** Question: how many analyses per second, compared with BullMQ doing the same engine work with the same durability? */
const ROUNDS = 3;

/** The product in one process, with as many users as it takes. */
export const startOwnJobs = async (dataDir: string) => {
  const product = await launchStandalone(dataDir, { ...AS_STARTED, GRAMMAR: 'off' });
  const users = await registerUsers(product.url, ({ account }) =>
    grantUnlimited(dataDir, account.email),
  );
  return {
    round: (texts: readonly string[]) => analysisRound(users, texts),
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
