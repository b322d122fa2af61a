import { availableParallelism } from 'node:os';
import type { Config, ServiceContext, ServiceParts } from '@argint/service-kit';
import type { workerConfig } from './config.ts';
import { onChunkRequested } from './events/on-chunk-requested.ts';
import { onJobUpdated } from './events/on-job-updated.ts';
import { onUserDeleted } from './events/on-user-deleted.ts';
import { createGemini } from './gemini/create-gemini.ts';
import { createGeminiMetrics, createWorkerMetrics } from './metrics.ts';
import { createEnginePool } from './offline/engine-pool.ts';
import { createGrammarPool } from './offline/grammar-pool.ts';
import { createOfflineProvider } from './offline/offline-provider.ts';
import { traceOf } from './error-trace.ts';
import { createRunObserver } from './run-observer.ts';
import { chunkTaskSchema } from './tasks/chunk-task-schema.ts';
import { LANES, type ChunkTask } from './tasks/chunk-task.ts';
import { asOneLoop } from './tasks/claim-lanes.ts';
import { createClaimLoop } from './tasks/claim-loop.ts';
import { stoppedJobSchema, type StoppedJob } from './tasks/stopped-job.ts';
import { createTaskLeases } from './tasks/task-lease.ts';
import { createTaskQueue } from './tasks/task-queue.ts';
import { createTaskRunner } from './tasks/task-runner.ts';

/** How often tasks are looked for that nobody announced here, in ms. */
const POLL_MS = 1_000;
const SWEEP_MS = 60_000;
/** The checker has one thread; the second task has its text read meanwhile. */
const GRAMMAR_CONCURRENCY = 2;
/** What runs at shutdown may take so long to end, in ms; then it is handed back. */
const DRAIN_MS = 5_000;

const spareCores = (): number => Math.max(1, availableParallelism() - 1);

/** Composition root of the chunk worker. `openEngine` makes the threads of the offline engine. */
export const createAiChunkWorker = async (
  context: ServiceContext<Config<typeof workerConfig>>,
  openEngine = createEnginePool,
): Promise<ServiceParts> => {
  const { clock, config, logger } = context;
  const store = context.store();
  const tasks = store.collection<ChunkTask>('tasks', chunkTaskSchema);
  const stoppedJobs = store.collection<StoppedJob>('stoppedJobs', stoppedJobSchema);
  await store.ready();

  const leaseMs = config.LEASE_SECONDS * 1_000;
  const failed =
    (task: string) =>
    (error: unknown): void => {
      context.metrics.backgroundErrors.inc({ service: context.name, task });
      logger.error({ error: traceOf(error), task }, 'background work failed');
    };
  const onError = failed('claim tasks');

  const engine = openEngine(config.WORKER_THREADS ?? spareCores(), failed('engine thread'));
  const grammar =
    config.GRAMMAR === 'on'
      ? createGrammarPool({ onFailure: failed('grammar thread') })
      : undefined;
  const offline = createOfflineProvider({ engine, grammar });
  const { GEMINI_API_KEY: apiKey } = config;
  const gemini =
    apiKey === undefined
      ? undefined
      : createGemini(
          {
            apiKey,
            baseUrl: config.GEMINI_BASE_URL,
            models: [config.GEMINI_MODEL, ...config.GEMINI_FALLBACK_MODELS],
            callMs: config.GEMINI_TIMEOUT_SECONDS * 1_000,
            concurrency: config.GEMINI_CONCURRENCY,
          },
          { offline, metrics: createGeminiMetrics(context.metrics.registry), logger },
        );
  const provider = gemini?.provider ?? offline;
  const leases = createTaskLeases({ tasks, leaseMs, clock, event: context.event });
  const queue = createTaskQueue({
    collections: { tasks, stoppedJobs },
    owner: context.ids(),
    leaseMs,
    clock,
  });
  const metrics = createWorkerMetrics(context.metrics.registry, {
    tasks,
    inFlight: () => loop.inFlight(),
    clock,
  });
  const run = createTaskRunner({
    essay: context.client('essay'),
    provider,
    leases,
    maxAttempts: config.TASK_MAX_ATTEMPTS,
    providerMs: config.PROVIDER_TIMEOUT_SECONDS * 1_000,
    clock,
    observer: createRunObserver(metrics, logger),
  });
  const concurrency = { analysis: config.WORKER_CONCURRENCY, grammar: GRAMMAR_CONCURRENCY };
  const loop = asOneLoop(
    LANES.map((lane) =>
      createClaimLoop({ queue, leases, run, lane, concurrency: concurrency[lane], onError }),
    ),
  );

  return {
    start: async () => {
      // Not awaited: the worker serves whether or not Gemini answers.
      if (gemini) context.soon('check gemini', gemini.check);
      const requested = onChunkRequested(queue, loop, onError);
      await context.subscribe('analysis.jobs.updated', onJobUpdated(queue, loop));
      await context.subscribe('users.deleted', onUserDeleted(queue, loop));
      await context.subscribe('analysis.chunks.requested.priority', requested);
      await context.subscribe('analysis.chunks.requested', requested);
      context.every(POLL_MS, 'claim tasks', loop.fill);
      context.every(leaseMs / 3, 'renew leases', loop.renew);
      context.every(leaseMs / 3, 'times of another clock', queue.bringNear);
      context.every(SWEEP_MS, 'sweep tasks', queue.sweep);
    },
    drain: () => {
      gemini?.close();
      return loop.drain(AbortSignal.timeout(DRAIN_MS));
    },
    stop: async () => {
      await Promise.all([engine.close(), grammar?.close()]);
    },
  };
};
