import type { EventHandler } from '@argint/event-bus';
import type { OrchestratorService } from '../orchestrator-service.ts';

/** Folds a chunk that failed for good into its job. */
export const onChunkFailed =
  (service: Pick<OrchestratorService, 'settle'>): EventHandler<'analysis.chunks.failed'> =>
  ({ data }) =>
    service.settle(data.jobId, data.chunkId, { state: 'failed', critiques: 0 });
