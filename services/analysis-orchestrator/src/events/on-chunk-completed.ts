import type { EventHandler } from '@argint/event-bus';
import type { OrchestratorService } from '../jobs/analysis-job-service.ts';

/** Records in its job that a task is done. */
export const onChunkCompleted =
  (
    service: Pick<OrchestratorService, 'recordTaskOutcome'>,
  ): EventHandler<'analysis.chunks.completed'> =>
  ({ data }) =>
    service.recordTaskOutcome(data.jobId, data.chunkId, {
      state: 'done',
      critiques: data.critiques,
    });
