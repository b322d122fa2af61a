import { setTimeout as sleep } from 'node:timers/promises';
import { PLANS } from '@argint/contracts';
import { longEssay, registerUser, type TestUser } from '@argint/testkit';
import { inParallel } from './in-parallel.ts';

/** Analyses of one round, and those before the first one that is measured. */
export const JOBS = 150;
export const WARM_UP = 10;
export const WORDS = 300;
const AT_ONCE = 8;
/** As many accounts as it takes to have all analyses open at once. */
const USERS = Math.ceil(JOBS / PLANS.unlimited.maxOpenAnalyses);

/** Different essays of `WORDS` words. `name` keeps rounds apart. */
export const essays = (count: number, name: string): string[] =>
  Array.from({ length: count }, (_, i) => `${longEssay(WORDS)} They did so in ${name} ${i}.`);

/** Registers the accounts of a round. `grant` gives one of them the unlimited plan. */
export const registerUsers = async (
  url: string,
  grant: (user: TestUser) => Promise<void>,
): Promise<TestUser[]> => {
  const users: TestUser[] = [];
  for (let i = 0; i < USERS; i += 1) {
    const user = await registerUser(url, `jobs-${i}`);
    await grant(user);
    users.push(user);
  }
  return users;
};

/** Starts all analyses, the users in turn, then waits for the last first: they end almost in order, so
 * few are asked for twice. Returns analyses a second. @throws Error when one is refused or fails */
export const analysisRound = async (
  users: readonly TestUser[],
  texts: readonly string[],
): Promise<number> => {
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
