import type { EventHandler } from '@argint/event-bus';
import type { OrchestratorService } from '../orchestrator-service.ts';

/** Folds a finished chunk into its job. */
export const onChunkCompleted =
  (service: Pick<OrchestratorService, 'settle'>): EventHandler<'analysis.chunks.completed'> =>
  ({ data }) =>
    service.settle(data.jobId, data.chunkId, { state: 'done', critiques: data.critiques });
