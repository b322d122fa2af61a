import type { EventHandler } from '@argint/event-bus';
import type { OrchestratorService } from '../jobs/analysis-job-service.ts';

/** Records in their job that tasks are done. */
export const onTasksCompleted =
  (
    service: Pick<OrchestratorService, 'recordTaskOutcomes'>,
  ): EventHandler<'analysis.tasks.completed'> =>
  ({ data: { jobId, tasks } }) =>
    service.recordTaskOutcomes(
      jobId,
      tasks.map(({ taskId, critiques }) => ({ taskId, state: 'done', critiques })),
    );
