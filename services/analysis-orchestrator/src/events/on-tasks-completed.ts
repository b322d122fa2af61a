import type { EventHandler } from '@argint/event-bus';
import type { OrchestratorService } from '../jobs/analysis-job-service.ts';

type Service = Pick<OrchestratorService, 'recordTaskOutcomes'>;

/** Records in their job that tasks are done. */
export const onTasksCompleted =
  (service: Service): EventHandler<'analysis.tasks.completed'> =>
  ({ data }) =>
    service.recordTaskOutcomes(
      data.jobId,
      data.chunks.map(({ chunkId, critiques }) => ({ taskId: chunkId, state: 'done', critiques })),
    );

/** Handles the event of the last release about one task. */
export const onChunkCompleted =
  (service: Service): EventHandler<'analysis.chunks.completed'> =>
  ({ data: { jobId, chunkId, critiques } }) =>
    service.recordTaskOutcomes(jobId, [{ taskId: chunkId, state: 'done', critiques }]);
