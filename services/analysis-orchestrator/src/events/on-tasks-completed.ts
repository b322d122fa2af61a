import type { EventHandler } from '@argint/event-bus';
import type { OrchestratorService } from '../jobs/analysis-job-service.ts';

type Service = Pick<OrchestratorService, 'recordTaskOutcomes'>;

/** Records in their job that tasks are done. */
export const onTasksCompleted =
  (service: Service): EventHandler<'analysis.tasks.completed'> =>
  ({ data }) => {
    const { jobId, tasks } = data;
    return service.recordTaskOutcomes(
      jobId,
      tasks.map(({ taskId, critiques }) => ({ taskId, state: 'done', critiques })),
    );
  };
