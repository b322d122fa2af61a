import type { EventHandler } from '@argint/event-bus';
import type { OrchestratorService } from '../jobs/analysis-job-service.ts';

/** Records in its job that a running task has found more. */
export const onTaskAdvanced =
  (
    service: Pick<OrchestratorService, 'recordTaskAdvance'>,
  ): EventHandler<'analysis.tasks.advanced'> =>
  ({ data: { jobId, taskId, critiques } }) =>
    service.recordTaskAdvance(jobId, taskId, critiques);
