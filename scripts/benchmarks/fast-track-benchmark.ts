import { launchStandalone, registerUser, type TestUser } from '@argint/testkit';
import { inParallel } from './in-parallel.ts';
import { essayOf, LIMIT_MS, secondsOfAnalysis } from './one-analysis.ts';
import { AS_STARTED, grantUnlimited } from './running-product.ts';
import { median, type Figure } from './statistics.ts';

/** Question: how much sooner does an analysis of the Unlimited plan end than a paid one behind the same queue? */
const ACCOUNTS = 15;
const ANALYSES_EACH = 2;
const WORDS_AHEAD = 1_500;
const WORDS = 600;
const ROUNDS = 3;

type Queued = { user: TestUser; jobId: string };

/** Starts paid analyses of many accounts, and resolves as soon as all are accepted. */
const startQueue = async (users: readonly TestUser[], round: number): Promise<Queued[]> => {
  const jobs: Queued[] = [];
  await inParallel(8, [...Array(ANALYSES_EACH * users.length).keys()], async (i) => {
    const user = users[i % users.length] as TestUser;
    const text = essayOf(WORDS_AHEAD, `queue ${round} ${i}`);
    const { status, body } = await user.start(text, { analysisType: 'hybrid' });
    if (status !== 202) throw new Error(`start answered ${status} ${body.code}`);
    jobs.push({ user, jobId: body.jobId });
  });
  return jobs;
};

/** A new account; with the Unlimited plan where `dataDir` is given. */
const newStudent = async (url: string, name: string, dataDir?: string): Promise<TestUser> => {
  const user = await registerUser(url, name);
  if (dataDir !== undefined) await grantUnlimited(dataDir, user.account.email);
  return user;
};

/** Seconds of both analyses, started at the same moment behind a new queue. */
const oneRound = async (
  url: string,
  dataDir: string,
  round: number,
): Promise<{ normal: number; priority: number }> => {
  const users: TestUser[] = [];
  for (let n = 0; n < ACCOUNTS; n += 1) users.push(await registerUser(url, `ahead-${round}-${n}`));
  const student = await newStudent(url, `normal-${round}`);
  const unlimited = await newStudent(url, `unlimited-${round}`, dataDir);
  const queue = await startQueue(users, round);
  const [normal, priority] = await Promise.all([
    secondsOfAnalysis(student, essayOf(WORDS, `normal ${round}`)),
    secondsOfAnalysis(unlimited, essayOf(WORDS, `unlimited ${round}`)),
  ]);
  // The next round must not start behind what is left of this one.
  await inParallel(
    8,
    queue,
    async ({ user, jobId }) => void (await user.follow(jobId, { limitMs: LIMIT_MS })),
  );
  return { normal, priority };
};

/** Analyses of 600 words without grammar behind thirty paid ones of 1,500 words. */
export const fastTrackBenchmark = async (dataDir: string): Promise<Figure[]> => {
  const product = await launchStandalone(dataDir, { ...AS_STARTED, GRAMMAR: 'off' });
  try {
    const student = await newStudent(product.url, 'alone', dataDir);
    const alone: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1)
      alone.push(await secondsOfAnalysis(student, essayOf(WORDS, `alone ${round}`)));
    const rounds: { normal: number; priority: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await oneRound(product.url, dataDir, round));
    const normal = median(rounds.map((round) => round.normal));
    // The first one loads the engine.
    const baseline = median(alone.slice(1));
    const ratio = median(rounds.map((round) => round.priority / round.normal));
    const note = `behind ${ACCOUNTS * ANALYSES_EACH} paid analyses of ${WORDS_AHEAD} words`;
    const value = median(rounds.map(({ priority }) => priority));
    return [
      { name: 'Unlimited analysis, alone', value: baseline, unit: 's' },
      { name: 'paid analysis behind a queue', value: normal, unit: 's', note },
      { name: 'Unlimited analysis behind it', value, unit: 's', ratio, baseline: 'paid', note },
    ];
  } finally {
    await product.stop();
  }
};
