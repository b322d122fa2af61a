import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PLANS, type AnalysisUpdate } from '@argint/contracts';
import { newEvent } from '@argint/event-bus';
import { openEmbeddedBus } from '@argint/event-bus-embedded';
import {
  geminiReplies,
  launchStandalone,
  longEssay,
  registerUser,
  startFakeGemini,
  type FakeGemini,
  type TestUser,
} from '@argint/testkit';
import { AS_STARTED, grantUnlimited } from './running-product.ts';
import { gatherCrowd } from './socket-crowd.ts';
import { median, type Figure } from './statistics.ts';

/** Question: how many updates per second reach 1,000 sockets, compared with bare socket.io sending the same? */
const SOCKETS = 1_000;
const JOBS = 20;
const SECONDS = 4;
const ROUNDS = 3;

/** As many accounts as it takes to have all jobs open at once. */
const USERS = Math.ceil(JOBS / PLANS.unlimited.maxOpenAnalyses);

/** A model that answers everything but the argument task: its jobs have a partial and stay open. */
const startUnfinishedGemini = async (): Promise<FakeGemini> => {
  const gemini = await startFakeGemini();
  const answer = geminiReplies.wellFormed();
  gemini.replyAlways((request, res) =>
    'thesis' in (request.schema.properties ?? {}) ? undefined : answer(request, res),
  );
  return gemini;
};

/** Starts the jobs and resolves when all that can be done of them is done. Nothing is sent after a final state, so they stay open. */
const openJobs = async (
  users: readonly TestUser[],
): Promise<{ owners: Map<string, TestUser>; payload: unknown }> => {
  const owners = new Map<string, TestUser>();
  let payload: unknown;
  for (let i = 0; i < JOBS; i += 1) {
    const user = users[i % users.length] as TestUser;
    const { status, body } = await user.start(`${longEssay(200)} ${i}.`, {
      analysisType: 'hybrid',
    });
    if (status !== 202) throw new Error(`start answered ${status} ${body.code}`);
    const until = ({ partial }: AnalysisUpdate): boolean => partial !== undefined;
    payload = (await user.follow(body.jobId, { until })).at(-1);
    owners.set(body.jobId, user);
  }
  return { owners, payload };
};

/** Publishes on the bus of the product, as the orchestrator does. Each update is one event, one read of the job and one message to its room. */
const publisher = (dataDir: string, owners: ReadonlyMap<string, TestUser>) => {
  const onError = (error: unknown): never => {
    throw error;
  };
  const bus = openEmbeddedBus({ file: join(dataDir, 'bus.sqlite'), onError });
  let count = 0;
  const publish = (jobId: string): void => {
    count += 1;
    const made = { source: 'bench', id: `bench-${count}`, now: new Date() };
    const event = newEvent(
      'analysis.jobs.updated',
      {
        userId: owners.get(jobId)?.session.user.id ?? '',
        jobId,
        essayId: 'bench',
        status: 'processing',
        progress: 50,
        processingStage: 'parallel analysis',
      },
      made,
    );
    void bus.publish([event]).catch(onError);
  };
  return { publish, close: () => bus.close() };
};

export const socketsBenchmark = async (dataDir: string): Promise<Figure[]> => {
  const gemini = await startUnfinishedGemini();
  const product = await launchStandalone(dataDir, {
    ...AS_STARTED,
    GRAMMAR: 'off',
    GEMINI_API_KEY: 'test-key',
    GEMINI_BASE_URL: gemini.url,
    GEMINI_TIMEOUT_SECONDS: '600',
    GEMINI_CONCURRENCY: '256',
    PROVIDER_TIMEOUT_SECONDS: '600',
    WORKER_CONCURRENCY: '256',
    SOCKETS_PER_USER: '2000',
    SOCKETS_PER_ADDRESS: '2000',
  });
  const bare = fork(join(import.meta.dirname, 'bare-sockets.ts'), { stdio: 'inherit' });
  try {
    const [{ port }] = (await once(bare, 'message')) as [{ port: number }];
    const users: TestUser[] = [];
    for (let i = 0; i < USERS; i += 1) {
      const user = await registerUser(product.url, `crowd-${i}`);
      await grantUnlimited(dataDir, user.account.email);
      users.push(user);
    }
    const { owners, payload } = await openJobs(users);
    const ids = [...owners.keys()];
    const tokenOf = (id: string): string => owners.get(id)?.token ?? '';
    bare.send({ payload });
    const { publish, close } = publisher(dataDir, owners);
    const own = await gatherCrowd(product.url, tokenOf, ids, SOCKETS);
    const theirs = await gatherCrowd(`http://127.0.0.1:${port}`, tokenOf, ids, SOCKETS);
    const rates: { own: number; theirs: number }[] = [];
    for (let i = 0; i < ROUNDS; i += 1)
      rates.push({
        own: await own.measure(SECONDS, publish),
        theirs: await theirs.measure(SECONDS, (room) => bare.send({ room })),
      });
    if (rates.some((rate) => rate.own === 0)) throw new Error('no update reached a socket');
    own.close();
    theirs.close();
    await close();
    const [ours, others] = [
      median(rates.map((rate) => rate.own)),
      median(rates.map((rate) => rate.theirs)),
    ];
    return [
      {
        name: 'updates to 1,000 sockets, bare socket.io',
        value: others,
        unit: 'msg/s',
        note: `${SOCKETS / JOBS} sockets a job, ${(JSON.stringify(payload).length / 1_000).toFixed(0)} kB each`,
      },
      {
        name: 'updates to 1,000 sockets',
        value: ours,
        unit: 'msg/s',
        ratio: ours / others,
        baseline: 'bare socket.io',
        note: 'through gateway, durable bus and the state of the job',
      },
    ];
  } finally {
    bare.kill();
    await product.stop();
    await gemini.close();
  }
};
