import { join } from 'node:path';
import type { Collection } from '@argint/aggregate-store';
import { openSqliteStore } from '@argint/aggregate-store-sqlite';
import type { EventData } from '@argint/contracts';
import { newEvent } from '@argint/event-bus';
import { modelBudgetSchema } from '../budget/model-budget-schema.ts';
import { createClaimLoop } from '../tasks/claim-loop.ts';
import { taskSchema } from '../tasks/task-schema.ts';
import type { Task, TaskQueueName, Tier } from '../tasks/task.ts';
import { createEssayTexts } from '../tasks/essay-texts.ts';
import { createTaskLeases } from '../tasks/task-leases.ts';
import { createTaskQueue } from '../tasks/task-queue.ts';
import { createTaskRecovery } from '../tasks/task-recovery.ts';
import { createTaskRunner } from '../tasks/task-runner.ts';
import { deletedUserSchema, stoppedJobSchema } from '../tasks/tombstone.ts';
import { createFakeEssay } from './fake-essay.ts';
import { fakeProvider } from './fake-provider.ts';

/** Lease time in tests, in milliseconds. */
const LEASE_MS = 10_000;

/** Waits for the condition, one turn of the event loop at a time. @throws after `limitMs`, so that a failing test ends */
export const until = async (
  holds: () => boolean | Promise<boolean>,
  limitMs = 10_000,
): Promise<void> => {
  const limit = AbortSignal.timeout(limitMs);
  while (!(await holds())) {
    if (limit.aborted) throw new Error('the condition did not become true');
    await new Promise((resolve) => setImmediate(resolve));
  }
};

/** One worker over the store in that folder; several harnesses over one folder are several replicas. */
export const openWorkerHarness = async (
  dir: string,
  clock: () => Date,
  given: {
    holder?: string;
    concurrency?: number;
    maxSimple?: number;
    /** Most tasks that are analysed or saved. @default `concurrency` */
    maxInFlight?: number;
    maxAttempts?: number;
    /** Whether calls of the provider wait until the test answers them. */
    held?: boolean;
    essay?: ReturnType<typeof createFakeEssay>;
    provider?: ReturnType<typeof fakeProvider>;
    /** Changes the collections the queue works on. */
    wrap?: <D>(collection: Collection<D>) => Collection<D>;
  } = {},
) => {
  const { holder = 'worker-1', concurrency = 4, maxSimple = concurrency, maxAttempts = 3 } = given;
  const maxInFlight = given.maxInFlight ?? concurrency;
  const wrap = given.wrap ?? ((collection) => collection);
  const store = openSqliteStore({ file: join(dir, 'worker.sqlite'), clock });
  const tasks = store.collection(taskSchema);
  const stoppedJobs = store.collection(stoppedJobSchema);
  const deletedUsers = store.collection(deletedUserSchema);
  const modelBudgets = store.collection(modelBudgetSchema);
  await store.migrate();
  await store.ready();
  let events = 0;
  const recovery = createTaskRecovery({ tasks, leaseMs: LEASE_MS, clock });
  const leases = createTaskLeases({
    tasks,
    recovery,
    clock,
    event: (type, data) =>
      newEvent(type, data, { source: holder, id: `${holder}-${(events += 1)}`, now: clock() }),
  });
  const queue = createTaskQueue({
    collections: {
      tasks: wrap(tasks),
      stoppedJobs: wrap(stoppedJobs),
      deletedUsers: wrap(deletedUsers),
    },
    holder,
    clock,
  });
  const essay = given.essay ?? createFakeEssay();
  const provider = given.provider ?? fakeProvider(given.held);
  const texts = createEssayTexts(essay.client);
  const limits: AbortController[] = [];
  const errors: unknown[] = [];
  const loop = createClaimLoop({
    queue,
    leases,
    name: 'analysis',
    concurrency,
    maxSimple,
    maxInFlight,
    onError: (error) => errors.push(error),
    run: createTaskRunner({
      essay: essay.client,
      texts,
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
    deletedUsers,
    modelBudgets,
    queue,
    leases,
    loop,
    texts,
    recover: recovery.recover,
    essay,
    calls: provider.calls,
    limits,
    errors,
    /** Claims up to `limit` tasks without running them. */
    claim: async (
      limit = 1,
      tier: Tier = 'paid',
      name: TaskQueueName = 'analysis',
    ): Promise<Task[]> => {
      const claimed: Task[] = [];
      while (claimed.length < limit) {
        const task = await queue.claim(name, tier);
        if (!task) break;
        claimed.push(task);
      }
      return claimed;
    },
    /** Runs what waits, as the poll does, until nothing runs. */
    work: async () => {
      await recovery.recover();
      await loop.fill();
      await until(() => loop.inFlight() === 0);
    },
    /** Type and data of the events in a task's outbox. */
    outboxOf: async (id: string) =>
      (await tasks.get(id))?.outbox.map(({ type, data }) => ({ type, ...data })),
  };
};
export type WorkerHarness = Awaited<ReturnType<typeof openWorkerHarness>>;

type Request = EventData<'analysis.tasks.requested'>;

/** A request of the orchestrator for one task; its deadline is ten minutes after noon. */
export const requested = (
  taskId: string,
  {
    kind = 'engine',
    start = 0,
    end = 5,
    ...given
  }: Partial<Request & Request['tasks'][number]> = {},
): Request => ({
  jobId: 'j1',
  userId: 'u1',
  essayId: 'e1',
  analysisType: 'hybrid',
  deadline: '2026-11-21T12:10:00.000Z',
  tasks: [{ taskId, kind, start, end }],
  ...given,
});
