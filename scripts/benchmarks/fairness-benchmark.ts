import { launchStandalone, registerUser, type TestUser } from '@argint/testkit';
import { inParallel } from './in-parallel.ts';
import { essayOf, secondsOfAnalysis } from './one-analysis.ts';
import { AS_STARTED } from './running-product.ts';
import { median, type Figure } from './statistics.ts';

/** Question: how much longer does a paid analysis take while many free ones wait? */
const WORDS = 600;
const FREE = 60;
const ROUNDS = 3;

/** Seconds of a paid analysis of a new account. */
const secondsOfOne = async (url: string, name: string): Promise<number> =>
  secondsOfAnalysis(await registerUser(url, name), essayOf(WORDS, name));

interface Started {
  user: TestUser;
  jobId: string;
}

/** Starts free analyses; resolves to those the product accepted. */
const startFree = async (users: readonly TestUser[], count: number): Promise<Started[]> => {
  const accepted: Started[] = [];
  await inParallel(8, Array.from({ length: count }), async (_, i) => {
    const user = users[i % users.length] as TestUser;
    const { status, body } = await user.start(essayOf(WORDS, `free ${i}`), {
      analysisType: 'simple',
    });
    if (status === 202) accepted.push({ user, jobId: body.jobId });
    else if (body.code !== 'TOO_MANY_OPEN_ANALYSES')
      throw new Error(`start answered ${status} ${body.code}`);
  });
  return accepted;
};

/** The median time behind free analyses of `accounts` accounts, and how many the product accepted. */
const behindFree = async (
  url: string,
  accounts: number,
): Promise<{ seconds: number; accepted: number }> => {
  const times: number[] = [];
  let accepted = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const users: TestUser[] = [];
    for (let n = 0; n < accounts; n += 1)
      users.push(await registerUser(url, `free-${accounts}-${round}-${n}`));
    const jobs = await startFree(users, FREE);
    accepted += jobs.length;
    times.push(await secondsOfOne(url, `victim-${accounts}-${round}`));
    // The next round must not start behind what is left of this one.
    await inParallel(8, jobs, async ({ user, jobId }) => void (await user.follow(jobId)));
  }
  return { seconds: median(times), accepted: Math.round(accepted / ROUNDS) };
};

/** One paid analysis of 600 words without grammar: alone, and behind free ones of one and of many accounts. */
export const fairnessBenchmark = async (dataDir: string): Promise<Figure[]> => {
  const product = await launchStandalone(dataDir, { ...AS_STARTED, GRAMMAR: 'off' });
  try {
    await secondsOfOne(product.url, 'warm');
    const alone: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      alone.push(await secondsOfOne(product.url, `alone-${round}`));
    const baseline = median(alone);
    const figures: Figure[] = [{ name: 'paid analysis, alone', value: baseline, unit: 's' }];
    for (const accounts of [1, 20]) {
      const { seconds, accepted } = await behindFree(product.url, accounts);
      figures.push({
        name: `paid analysis behind free ones of ${accounts} account${accounts === 1 ? '' : 's'}`,
        value: seconds,
        unit: 's',
        ratio: seconds / baseline,
        baseline: 'alone',
        note: `${accepted} of ${FREE} free analyses were accepted`,
      });
    }
    return figures;
  } finally {
    await product.stop();
  }
};
