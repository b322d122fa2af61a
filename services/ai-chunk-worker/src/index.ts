import { defineService } from '@argint/service-kit';
import { workerConfig } from './config.ts';
import { createAiChunkWorker } from './create-ai-chunk-worker.ts';
import { createEnginePool } from './offline/engine-pool.ts';

/** The chunk worker: takes tasks by lease, has a provider critique them, hands the findings to essay. */
export const aiChunkWorker = defineService({
  name: 'ai-chunk-worker',
  config: workerConfig,
  calls: ['essay'],
  create: createAiChunkWorker,
});

/** The same with another engine: the module its threads run, and the longest one run may take, in ms. */
export const chunkWorkerOn = (thread: URL, runMs: number) =>
  defineService({
    ...aiChunkWorker,
    create: (context) =>
      createAiChunkWorker(context, (threads, onError) =>
        createEnginePool(threads, onError, thread, runMs),
      ),
  });
