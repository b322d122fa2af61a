import { join } from 'node:path';
import { openSqliteStore, type Collection } from '@argint/aggregate-store';
import type { EventData } from '@argint/contracts';
import { newEvent } from '@argint/event-bus';
import { createClaimLoop } from '../tasks/claim-loop.ts';
import { chunkTaskSchema } from '../tasks/chunk-task-schema.ts';
import type { ChunkTask } from '../tasks/chunk-task.ts';
import { stoppedJobSchema, type StoppedJob } from '../tasks/stopped-job.ts';
import { createTaskLeases } from '../tasks/task-lease.ts';
import { createTaskQueue } from '../tasks/task-queue.ts';
import { createTaskRunner } from '../tasks/task-runner.ts';
import { fakeEssay } from './fake-essay.ts';
import { fakeProvider } from './fake-provider.ts';

/** Milliseconds of a lease in tests. */
const LEASE_MS = 10_000;

/** Turns of the event loop until it holds; throws after `limitMs`, so that a failing test ends. */
export const until = async (
  holds: () => boolean | Promise<boolean>,
  limitMs = 10_000,
): Promise<void> => {
  const limit = AbortSignal.timeout(limitMs);
  while (!(await holds())) {
    if (limit.aborted) throw new Error('what the test waits for never happened');
    await new Promise((resolve) => setImmediate(resolve));
  }
};

/** One worker over the store in that folder; several beds over one folder are several processes. */
export const openWorkerBed = async (
  dir: string,
  clock: () => Date,
  given: {
    owner?: string;
    concurrency?: number;
    maxAttempts?: number;
    held?: boolean;
    essay?: ReturnType<typeof fakeEssay>;
    /** What the queue works on in place of the store's own. */
    tasks?: Collection<ChunkTask>;
  } = {},
) => {
  const { owner = 'worker-1', concurrency = 4, maxAttempts = 3, held } = given;
  const store = openSqliteStore({ file: join(dir, 'worker.sqlite'), clock });
  const tasks = store.collection<ChunkTask>('tasks', chunkTaskSchema);
  const stoppedJobs = store.collection<StoppedJob>('stoppedJobs', stoppedJobSchema);
  await store.ready();
  let events = 0;
  const leases = createTaskLeases({
    tasks,
    leaseMs: LEASE_MS,
    clock,
    event: (type, data) =>
      newEvent(type, data, { source: owner, id: `${owner}-${(events += 1)}`, now: clock() }),
  });
  const queue = createTaskQueue({
    collections: { tasks: given.tasks ?? tasks, stoppedJobs },
    owner,
    leaseMs: LEASE_MS,
    clock,
  });
  const essay = given.essay ?? fakeEssay();
  const provider = fakeProvider(held);
  const limits: AbortController[] = [];
  const errors: unknown[] = [];
  const loop = createClaimLoop({
    queue,
    leases,
    lane: 'analysis',
    concurrency,
    onError: (error) => errors.push(error),
    run: createTaskRunner({
      essay: essay.client,
      provider: provider.provider,
      leases,
      maxAttempts,
      providerMs: 60_000,
      clock,
      timeout: () => {
        const limit = new AbortController();
        limits.push(limit);
        return limit.signal;
      },
      observer: { analysed: () => undefined, failed: () => undefined },
    }),
  });
  return {
    store,
    tasks,
    stoppedJobs,
    queue,
    leases,
    loop,
    essay,
    calls: provider.calls,
    limits,
    errors,
    /** Takes what is claimable and waits until nothing runs. */
    work: async () => {
      await loop.fill();
      await until(() => loop.inFlight() === 0);
    },
    /** Type and data of the events a task leaves. */
    outboxOf: async (id: string) =>
      (await tasks.get(id))?.outbox.map(({ type, data }) => ({ type, ...data })),
  };
};
export type WorkerBed = Awaited<ReturnType<typeof openWorkerBed>>;

/** What the orchestrator asks for; deadline ten minutes from noon. */
export const requested = (
  chunkId: string,
  given: Partial<EventData<'analysis.chunks.requested'>> = {},
): EventData<'analysis.chunks.requested'> => ({
  jobId: 'j1',
  chunkId,
  userId: 'u1',
  essayId: 'e1',
  kind: 'lines',
  analysisType: 'hybrid',
  start: 0,
  end: 5,
  deadline: '2026-11-21T12:10:00.000Z',
  ...given,
});
