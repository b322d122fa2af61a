import { fork, type ChildProcess } from 'node:child_process';
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
  type FakeModel,
  type Product,
  type TestUser,
} from '@argint/testkit';
import { AS_STARTED, grantUnlimited, processorUs } from './running-product.ts';
import { gatherCrowd, type Crowd } from './socket-crowd.ts';
import { median, type Figure } from './statistics.ts';

/**
 * Question: how many updates per second reach 1,000 sockets, compared with bare socket.io sending the same, alone and
 * behind a TCP relay?
 */
const SOCKETS = 1_000;
const JOBS = 20;
const SECONDS = 4;
const ROUNDS = 3;

/** As many accounts as it takes to have all jobs open at once. */
const USERS = Math.ceil(JOBS / PLANS.unlimited.maxOpenAnalyses);

/** A model that never reads an essay, so that a job has the engine's partial and stays open. */
const startUnfinishedGemini = async (): Promise<FakeModel> => {
  const gemini = await startFakeGemini();
  const answer = geminiReplies.wellFormed();
  gemini.replyAlways((request, res) =>
    'position' in (request.schema.properties ?? {}) ? undefined : answer(request, res),
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

/** A crowd, the process that serves it, and how an update is sent to one of its rooms. */
interface Contender {
  crowd: Crowd;
  pid: number;
  send: (room: string) => void;
}

/** Medians over the rounds. */
interface Measured {
  /** Messages a second. */
  rate: number;
  /** Processor time of the server for one message, in µs. */
  cost: number;
}

/** Measures all in turn, several times, so that other work on the machine meets each of them. */
const compare = async (contenders: readonly Contender[]): Promise<Measured[]> => {
  const rounds = contenders.map((): { rate: number; cost: number }[] => []);
  for (let i = 0; i < ROUNDS; i += 1)
    for (const [which, { crowd, pid, send }] of contenders.entries()) {
      const before = processorUs(pid);
      const rate = await crowd.measure(SECONDS, send);
      if (rate === 0) throw new Error('no update reached a socket');
      rounds[which]?.push({ rate, cost: (processorUs(pid) - before) / (rate * SECONDS) });
    }
  return rounds.map((each) => ({
    rate: median(each.map(({ rate }) => rate)),
    cost: median(each.map(({ cost }) => cost)),
  }));
};

const figuresOf = (measured: readonly Measured[], payload: unknown): Figure[] => {
  const notes = [
    [', bare socket.io', `${(JSON.stringify(payload).length / 1_000).toFixed(0)} kB each`],
    [', socket.io behind a TCP relay', 'the relay is in the same process'],
    ['', 'through gateway, durable bus and the state of the job'],
  ] as const;
  return measured.map(({ rate, cost }, i) => ({
    name: `updates to 1,000 sockets${notes[i]?.[0]}`,
    value: rate,
    unit: 'msg/s',
    ...(i === 0 ? {} : { ratio: rate / (measured[0]?.rate ?? NaN), baseline: 'bare socket.io' }),
    note: `${cost.toFixed(0)} µs of processor time each; ${notes[i]?.[1]}`,
  }));
};

const startProduct = (dataDir: string, gemini: FakeModel): Promise<Product> =>
  launchStandalone(dataDir, {
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

const forkBare = (): ChildProcess =>
  fork(join(import.meta.dirname, 'bare-sockets.ts'), { stdio: 'inherit' });

const portsOf = async (bare: ChildProcess): Promise<{ port: number; relayPort: number }> =>
  ((await once(bare, 'message')) as [{ port: number; relayPort: number }])[0];

const contender = (bare: ChildProcess, crowd: Crowd): Contender => ({
  crowd,
  pid: bare.pid ?? 0,
  send: (room) => void bare.send({ room }),
});

export const socketsBenchmark = async (dataDir: string): Promise<Figure[]> => {
  const gemini = await startUnfinishedGemini();
  const product = await startProduct(dataDir, gemini);
  const [bare, relayed] = [forkBare(), forkBare()];
  try {
    const [{ port }, { relayPort }] = await Promise.all([portsOf(bare), portsOf(relayed)]);
    const users: TestUser[] = [];
    for (let i = 0; i < USERS; i += 1) {
      const user = await registerUser(product.url, `crowd-${i}`);
      await grantUnlimited(dataDir, user.account.email);
      users.push(user);
    }
    const { owners, payload } = await openJobs(users);
    const tokenOf = (id: string): string => owners.get(id)?.token ?? '';
    for (const child of [bare, relayed]) child.send({ payload });
    const { publish, close } = publisher(dataDir, owners);
    const gather = (url: string): Promise<Crowd> =>
      gatherCrowd(url, tokenOf, [...owners.keys()], SOCKETS);
    const contenders = [
      contender(bare, await gather(`http://127.0.0.1:${port}`)),
      contender(relayed, await gather(`http://127.0.0.1:${relayPort}`)),
      {
        crowd: await gather(product.url),
        pid: product.processes.get('standalone')?.pid ?? 0,
        send: publish,
      },
    ];
    const measured = await compare(contenders);
    for (const { crowd } of contenders) crowd.close();
    await close();
    return figuresOf(measured, payload);
  } finally {
    for (const child of [bare, relayed]) child.kill();
    await product.stop();
    await gemini.close();
  }
};
