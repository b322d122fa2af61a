import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { newEvent, openEmbeddedBus } from '@argint/event-bus';
import { launchStandalone, longEssay, registerUser, type TestUser } from '@argint/testkit';
import { AS_STARTED, grantUnlimited } from './running-product.ts';
import { gatherCrowd } from './socket-crowd.ts';
import { median, type Figure } from './statistics.ts';

/** Question: how many updates a second reach 1,000 sockets, against bare socket.io sending the same? */
const SOCKETS = 1_000;
const JOBS = 20;
const SECONDS = 4;
const ROUNDS = 3;

const finishedJobs = async (user: TestUser): Promise<{ ids: string[]; payload: unknown }> => {
  const ids: string[] = [];
  let payload: unknown;
  for (let i = 0; i < JOBS; i += 1) {
    const { body } = await user.start(longEssay(200), { analysisType: 'simple' });
    payload = (await user.follow(body.jobId)).at(-1);
    ids.push(body.jobId);
  }
  return { ids, payload };
};

/** Publishes on the product's bus as the orchestrator does: each update is one event, one reading of the job's state, one message to its room. */
const publisher = (dataDir: string, userId: string) => {
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
        userId,
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
  const product = await launchStandalone(dataDir, {
    ...AS_STARTED,
    GRAMMAR: 'off',
    SOCKETS_PER_USER: '2000',
    SOCKETS_PER_ADDRESS: '2000',
  });
  const bare = fork(join(import.meta.dirname, 'bare-sockets.ts'), { stdio: 'inherit' });
  try {
    const [{ port }] = (await once(bare, 'message')) as [{ port: number }];
    const user = await registerUser(product.url, 'crowd');
    await grantUnlimited(dataDir, user.account.email);
    const { ids, payload } = await finishedJobs(user);
    bare.send({ payload });
    const { publish, close } = publisher(dataDir, user.session.user.id);
    const own = await gatherCrowd(product.url, user.token, ids, SOCKETS);
    const theirs = await gatherCrowd(`http://127.0.0.1:${port}`, user.token, ids, SOCKETS);
    const rates: { own: number; theirs: number }[] = [];
    for (let i = 0; i < ROUNDS; i += 1)
      rates.push({
        own: await own.measure(SECONDS, publish),
        theirs: await theirs.measure(SECONDS, (room) => bare.send({ room })),
      });
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
  }
};
