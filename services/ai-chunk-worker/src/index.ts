import { defineService } from '@argint/service-kit';
import { modelBudgetSchema } from './budget/model-budget-schema.ts';
import { workerConfig } from './config.ts';
import { createAiChunkWorker } from './create-ai-chunk-worker.ts';
import { createEnginePool, type EngineOptions } from './offline/engine-pool.ts';
import { taskSchema } from './tasks/task-schema.ts';
import { deletedUserSchema, stoppedJobSchema } from './tasks/tombstone.ts';

/** The worker: claims tasks under a lease, lets a provider critique them, and saves the findings in essay. */
export const aiChunkWorker = defineService({
  name: 'ai-chunk-worker',
  config: workerConfig,
  aggregates: [taskSchema, deletedUserSchema, stoppedJobSchema, modelBudgetSchema],
  calls: ['essay'],
  needsBus: true,
  create: createAiChunkWorker,
});

/** The same with another module in the engine's threads, or another clock for the limit of one run. */
export const aiChunkWorkerWith = (engine: EngineOptions) =>
  defineService({
    ...aiChunkWorker,
    create: (context) =>
      createAiChunkWorker(context, (threads, onError) =>
        createEnginePool(threads, onError, engine),
      ),
  });
