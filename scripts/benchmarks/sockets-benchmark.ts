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
 * Question: what does an update cost that reaches 1,000 sockets, and how many reach them in a second, compared with bare
 * socket.io sending the same, alone and behind a TCP relay? Changes without new critiques are sent as their event says
 * them, changes with new ones after a read of the job.
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

/** Starts the jobs and resolves when all of them show critiques. Nothing is sent after a final state, so they stay open. */
const openJobs = async (users: readonly TestUser[]): Promise<Map<string, TestUser>> => {
  const owners = new Map<string, TestUser>();
  for (let i = 0; i < JOBS; i += 1) {
    const user = users[i % users.length] as TestUser;
    const { status, body } = await user.start(`${longEssay(200)} ${i}.`, {
      analysisType: 'hybrid',
    });
    if (status !== 202) throw new Error(`start answered ${status} ${body.code}`);
    const until = ({ partial }: AnalysisUpdate): boolean => partial !== undefined;
    await user.follow(body.jobId, { until });
    owners.set(body.jobId, user);
  }
  return owners;
};

/** Publishes on the bus of the product, as the orchestrator does. Each update is one event and one message to its room. */
const publisher = (dataDir: string, owners: ReadonlyMap<string, TestUser>) => {
  const onError = (error: unknown): never => {
    throw error;
  };
  const bus = openEmbeddedBus({ file: join(dataDir, 'bus.sqlite'), onError });
  let count = 0;
  /** `found`: how often the critiques have changed by then. */
  const publish = (jobId: string, found: number): void => {
    count += 1;
    const made = { source: 'bench', id: `bench-${count}`, now: new Date() };
    const event = newEvent(
      'analysis.jobs.updated',
      {
        userId: owners.get(jobId)?.session.user.id ?? '',
        jobId,
        essayId: 'bench',
        status: 'processing',
        // More than any job has made: a state with less would be an older one, which is not sent.
        progress: 79,
        processingStage: 'parallel analysis',
        found,
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

/**
 * What a change brings. Bare socket.io sends the same message. The state that is read comes first: it has made less
 * progress than the events say.
 */
const KINDS = [
  { name: 'update with new critiques', hasNews: true },
  { name: 'update without new critiques', hasNews: false },
] as const;

/** The ratios are of processor time: 0.5 costs twice as much as bare socket.io. */
const figuresOf = (kind: string, measured: readonly Measured[], payload: unknown): Figure[] => {
  const bytes = JSON.stringify(payload).length;
  const names = ['bare socket.io', 'socket.io behind a TCP relay in its process', 'the product'];
  const [bare] = measured;
  return measured.map(({ rate, cost }, i) => ({
    name: `${kind}, ${names[i]}`,
    value: cost,
    unit: 'µs/msg',
    ...(i > 0 && { ratio: (bare?.cost ?? NaN) / cost, baseline: 'bare socket.io' }),
    ...(i === 2 && { aim: { atLeast: 0.6 } }),
    note: `${rate.toFixed(0)} a second of ${bytes} bytes, ${(rate / (bare?.rate ?? NaN)).toFixed(2)} of bare`,
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
    const owners = await openJobs(users);
    const tokenOf = (id: string): string => owners.get(id)?.token ?? '';
    const { publish, close } = publisher(dataDir, owners);
    const gather = (url: string): Promise<Crowd> =>
      gatherCrowd(url, tokenOf, [...owners.keys()], SOCKETS);
    const own = {
      crowd: await gather(product.url),
      pid: product.processes.get('standalone')?.pid ?? 0,
    };
    const barely = [
      contender(bare, await gather(`http://127.0.0.1:${port}`)),
      contender(relayed, await gather(`http://127.0.0.1:${relayPort}`)),
    ];
    const state = own.crowd.lastUpdate() as AnalysisUpdate;
    const figures: Figure[] = [];
    for (const { name, hasNews } of KINDS) {
      const message = hasNews ? state : { ...state, partial: undefined };
      for (const child of [bare, relayed]) child.send({ payload: message });
      const found = hasNews ? Number.MAX_SAFE_INTEGER : 0;
      const send = (room: string): void => publish(room, found);
      figures.push(...figuresOf(name, await compare([...barely, { ...own, send }]), message));
    }
    for (const { crowd } of [...barely, own]) crowd.close();
    await close();
    return figures;
  } finally {
    for (const child of [bare, relayed]) child.kill();
    await product.stop();
    await gemini.close();
  }
};
