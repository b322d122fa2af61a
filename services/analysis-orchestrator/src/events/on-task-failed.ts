import type { EventHandler } from '@argint/event-bus';
import type { OrchestratorService } from '../jobs/analysis-job-service.ts';

/** Records in its job that a task failed for good. */
export const onTaskFailed =
  (
    service: Pick<OrchestratorService, 'recordTaskOutcomes'>,
  ): EventHandler<'analysis.tasks.failed'> =>
  ({ data: { jobId, taskId, code } }) =>
    service.recordTaskOutcomes(jobId, [
      { taskId, state: 'failed', critiques: 0, isEssayDeleted: code === 'ESSAY_NOT_FOUND' },
    ]);
