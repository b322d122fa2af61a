import type { EventHandler } from '@argint/event-bus';
import type { ClaimLoop } from '../tasks/claim-loop.ts';
import type { TaskQueue } from '../tasks/task-queue.ts';

/** Stops the tasks of a job that was cancelled or failed as a whole. */
export const onJobUpdated =
  (
    queue: Pick<TaskQueue, 'stopJob'>,
    loop: Pick<ClaimLoop, 'stop'>,
  ): EventHandler<'analysis.jobs.updated'> =>
  async ({ data: { jobId, status } }) => {
    if (status !== 'cancelled' && status !== 'failed') return;
    await queue.stopJob(jobId);
    loop.stop((task) => task.jobId === jobId, 'cancelled');
  };
