import type { EventHandler } from '@argint/event-bus';
import type { OrchestratorService } from '../jobs/analysis-job-service.ts';

/** Records in its job that a task failed for good. */
export const onChunkFailed =
  (
    service: Pick<OrchestratorService, 'recordTaskOutcomes'>,
  ): EventHandler<'analysis.chunks.failed'> =>
  ({ data }) =>
    service.recordTaskOutcomes(data.jobId, [
      {
        taskId: data.chunkId,
        state: 'failed',
        critiques: 0,
        isEssayDeleted: data.code === 'ESSAY_NOT_FOUND',
      },
    ]);
