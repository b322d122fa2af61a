import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createGrpcClient, createSharedMetrics } from '@argint/service-kit';
import { launch, launchSeven, mainOf, TEST_CALLER_SECRET } from '@argint/testkit';
import { analysisRound, essays, JOBS, registerUsers, WARM_UP, WORDS } from './analysis-rounds.ts';
import { startOwnJobs } from './jobs-benchmark.ts';
import { AS_STARTED } from './running-product.ts';
import { median, type Figure } from './statistics.ts';

/** Question: how many analyses per second do seven services, one process each, against the same code in one process? */
const ROUNDS = 3;

/** The servers of a cluster, where both are given. */
const servers = (): Record<string, string> => {
  const { TEST_KAFKA_BROKERS: kafka, TEST_MONGO_URL: mongo } = process.env;
  return kafka && mongo ? { KAFKA_BROKERS: kafka, MONGO_URL: mongo } : {};
};

const migrate = async (env: Record<string, string>): Promise<void> => {
  const run = await launch(mainOf('standalone'), { env, args: ['--migrate'], ready: /created/ });
  if ((await run.exited) !== 0) throw new Error('the collections were not made');
};

const startServices = async (dataDir: string) => {
  const env: Record<string, string> = { ...servers(), ...AS_STARTED, GRAMMAR: 'off' };
  if (env['MONGO_URL']) await migrate(env);
  const seven = await launchSeven(dataDir, { env });
  const metrics = createSharedMetrics();
  const clientOf = <N extends 'auth' | 'profile-billing'>(name: N) =>
    createGrpcClient(name, {
      service: 'admin',
      address: seven.addresses[name],
      metrics,
      identity: { callerSecret: TEST_CALLER_SECRET },
    });
  const auth = clientOf('auth');
  const billing = clientOf('profile-billing');
  const users = await registerUsers(seven.url, async ({ account: { email } }) => {
    const { identity } = await auth.client.findByEmail({ email });
    const userId = identity?.userId ?? '';
    await billing.client.grant({ userId, grantId: `bench-${userId}`, planType: 'unlimited' });
  });
  auth.close();
  billing.close();
  return {
    round: (texts: readonly string[]) => analysisRound(users, texts),
    close: () => seven.stop(),
  };
};

/** Seven services against one process, in turn. With `TEST_KAFKA_BROKERS` and `TEST_MONGO_URL` the services use both. */
export const servicesBenchmark = async (dataDir: string): Promise<Figure[]> => {
  const [oneDir, sevenDir] = ['one', 'seven'].map((name) => join(dataDir, name)) as [
    string,
    string,
  ];
  mkdirSync(oneDir);
  mkdirSync(sevenDir);
  const one = await startOwnJobs(oneDir);
  try {
    const seven = await startServices(sevenDir);
    try {
      const rounds: { one: number; seven: number }[] = [];
      for (const each of [one, seven]) await each.round(essays(WARM_UP, 'warm'));
      for (let i = 0; i < ROUNDS; i += 1) {
        const texts = essays(JOBS, `round-${i}`);
        rounds.push({ one: await one.round(texts), seven: await seven.round(texts) });
      }
      const name = `analyses of ${WORDS} words`;
      return [
        {
          name: `${name}, one process`,
          value: median(rounds.map((each) => each.one)),
          unit: 'jobs/s',
        },
        {
          name: `${name}, seven services`,
          value: median(rounds.map((each) => each.seven)),
          unit: 'jobs/s',
          ratio: median(rounds.map((each) => each.seven / each.one)),
          baseline: 'one process',
          note:
            'MONGO_URL' in servers() ? 'over Kafka and MongoDB' : 'over the embedded bus and store',
        },
      ];
    } finally {
      await seven.close();
    }
  } finally {
    await one.close();
  }
};
