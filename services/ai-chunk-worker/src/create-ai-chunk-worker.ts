import { availableParallelism } from 'node:os';
import type { Config, ServiceContext, ServiceParts } from '@argint/service-kit';
import { createBudgetMetrics } from './budget/budget-metrics.ts';
import { modelBudgetSchema } from './budget/model-budget-schema.ts';
import { createModelBudget } from './budget/model-budget.ts';
import type { workerConfig } from './config.ts';
import { onTasksRequested } from './events/on-tasks-requested.ts';
import { onJobUpdated } from './events/on-job-updated.ts';
import { onUserDeleted } from './events/on-user-deleted.ts';
import { chooseModel } from './model/choose-model.ts';
import { createCallBudget } from './model/call-budget.ts';
import { createModel } from './model/create-model.ts';
import { createKeptAnswers } from './model/kept-answers.ts';
import { loggedRunner } from './logged-tasks.ts';
import { createModelMetrics, createWorkerMetrics } from './metrics.ts';
import { createEnginePool } from './offline/engine-pool.ts';
import { createGrammarPool } from './offline/grammar-pool.ts';
import { createOfflineProvider } from './offline/offline-provider.ts';
import { traceOf } from './error-trace.ts';
import { createRunObserver } from './run-observer.ts';
import { QUEUES, taskSchema } from './tasks/task-schema.ts';
import type { TaskQueueName } from './tasks/task.ts';
import { combineLoops } from './tasks/combined-loop.ts';
import { createEssayTexts } from './tasks/essay-texts.ts';
import { createClaimLoop } from './tasks/claim-loop.ts';
import { pollTasks } from './tasks/poll-tasks.ts';
import { createTaskLeases } from './tasks/task-leases.ts';
import { createTaskQueue } from './tasks/task-queue.ts';
import { createTaskRecovery } from './tasks/task-recovery.ts';
import { createTaskRunner } from './tasks/task-runner.ts';
import { deletedUserSchema, stoppedJobSchema } from './tasks/tombstone.ts';
import { tracedProvider, tracedRunner } from './traced-tasks.ts';

const SWEEP_MS = 60_000;
/** An engine without a run for this long counts as quiet, in ms. */
const QUIET_MS = 5_000;
/** The checker has one thread. While it works on one task, the next one reads its text. */
const GRAMMAR_CONCURRENCY = 2;
/** At shutdown running tasks get this long to end, in ms; then they are handed back. */
const DRAIN_MS = 5_000;

const spareCores = (): number => Math.max(1, availableParallelism() - 1);

/**
 * How many tasks of each queue one replica runs at once, and how many of them may be simple. Tasks wait in the
 * fair queue rather than in front of a busy thread, so without a model a replica claims two per thread. Simple
 * tasks leave a place free: a paid task waits for one running task at most.
 */
const concurrencyOf = (
  queue: TaskQueueName,
  given: { most: number; threads: number; hasModel: boolean },
): { concurrency: number; maxSimple: number } => {
  const { most, threads, hasModel } = given;
  if (queue === 'grammar') return { concurrency: GRAMMAR_CONCURRENCY, maxSimple: 1 };
  const concurrency = hasModel ? most : Math.min(most, 2 * threads);
  return { concurrency, maxSimple: Math.max(1, Math.min(threads, concurrency - 1)) };
};

/** Composition root of the worker. `openEngine` makes the threads of the offline engine. */
export const createAiChunkWorker = async (
  context: ServiceContext<Config<typeof workerConfig>, 'ai-chunk-worker'>,
  openEngine = createEnginePool,
): Promise<ServiceParts> => {
  const { clock, config, logger } = context;
  const client = chooseModel(config, logger);
  const store = await context.store();
  const tasks = store.collection(taskSchema);
  const stoppedJobs = store.collection(stoppedJobSchema);
  const deletedUsers = store.collection(deletedUserSchema);
  const modelBudgets = store.collection(modelBudgetSchema);
  await store.ready();

  const leaseMs = config.LEASE_SECONDS * 1_000;
  const failed =
    (task: string) =>
    (error: unknown): void => {
      context.metrics.backgroundErrors.inc({ service: context.name, task });
      logger.error({ error: traceOf(error), task }, 'background work failed');
    };
  const onError = failed('claim tasks');

  const threads = config.WORKER_THREADS ?? spareCores();
  const limits = {
    perDay: config.MODEL_TOKENS_PER_DAY,
    perUserPerDay: config.MODEL_TOKENS_PER_USER_PER_DAY,
  };
  const budget = createModelBudget({
    ...limits,
    modelBudgets,
    deletedUsers,
    clock,
    metrics: createBudgetMetrics(context.metrics.registry, { ...limits, modelBudgets, clock }),
  });
  const engine = openEngine(threads, failed('engine thread'));
  const grammar =
    config.GRAMMAR === 'on'
      ? createGrammarPool({ onFailure: failed('grammar thread') })
      : undefined;
  const offline = createOfflineProvider({ engine, grammar });
  const model =
    client &&
    createModel(client, {
      offline,
      help: engine,
      kept: createKeptAnswers(context.client('essay'), failed('keep answers')),
      budget: createCallBudget(budget, failed('count model tokens')),
      metrics: createModelMetrics(context.metrics.registry),
      logger,
      tracer: context.tracer,
    });
  const provider = tracedProvider(model?.provider ?? offline, context.tracer);
  const recovery = createTaskRecovery({ tasks, leaseMs, clock });
  const leases = createTaskLeases({ tasks, recovery, clock, event: context.event });
  const queue = createTaskQueue({
    collections: { tasks, stoppedJobs, deletedUsers },
    holder: context.ids(),
    clock,
    hasChecker: grammar !== undefined,
  });
  const texts = createEssayTexts(context.client('essay'));
  const metrics = createWorkerMetrics(context.metrics.registry, {
    tasks,
    inFlight: () => loop.inFlight(),
    clock,
  });
  const runTask = createTaskRunner({
    essay: context.client('essay'),
    texts,
    provider,
    leases,
    maxAttempts: config.TASK_MAX_ATTEMPTS,
    providerMs: config.PROVIDER_TIMEOUT_SECONDS * 1_000,
    clock,
    observer: createRunObserver(metrics, logger),
    onProgressError: failed('save progress'),
  });
  const run = tracedRunner(loggedRunner(runTask, logger), context.tracer);
  const given = { most: config.WORKER_CONCURRENCY, threads, hasModel: model !== undefined };
  const loop = combineLoops(
    QUEUES.map((name) =>
      createClaimLoop({
        queue,
        leases,
        run,
        name,
        ...concurrencyOf(name, given),
        maxInFlight: given.most,
        onError,
      }),
    ),
  );

  return {
    start: async () => {
      // Not awaited: the worker serves whether or not the model answers.
      if (model) context.runInBackground('check model', model.check);
      // The first analysis after a start would otherwise wait until a thread has loaded.
      context.runInBackground('warm up engine', engine.warmUp);
      const requested = onTasksRequested(queue, loop, onError);
      await context.consume({
        'analysis.jobs.updated': onJobUpdated(queue, loop, texts),
        'users.deleted': onUserDeleted(queue, loop, budget),
        'analysis.tasks.requested.priority': requested,
        'analysis.tasks.requested': requested,
      });
      pollTasks(context.every, { recovery, loop });
      context.every(leaseMs / 3, 'renew leases', loop.renew);
      context.every(QUIET_MS, 'collect garbage', engine.collectIfQuiet);
      context.every(SWEEP_MS, 'sweep tasks', queue.sweep);
      context.every(SWEEP_MS, 'sweep budgets', budget.sweep);
    },
    drain: () => {
      model?.close();
      return loop.drain(AbortSignal.timeout(DRAIN_MS));
    },
    stop: async () => {
      await Promise.all([engine.close(), grammar?.close()]);
    },
  };
};
