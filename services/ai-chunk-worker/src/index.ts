import { defineService } from '@argint/service-kit';
import { workerConfig } from './config.ts';
import { createAiChunkWorker } from './create-ai-chunk-worker.ts';

/** The chunk worker: takes tasks by lease, has a provider critique them, hands the findings to essay. */
export const aiChunkWorker = defineService({
  name: 'ai-chunk-worker',
  config: workerConfig,
  calls: ['essay'],
  create: createAiChunkWorker,
});
