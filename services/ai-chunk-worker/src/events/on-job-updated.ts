import type { EventHandler } from '@argint/event-bus';
import type { ClaimLoop } from '../tasks/claim-loop.ts';
import type { EssayTexts } from '../tasks/essay-texts.ts';
import type { TaskQueue } from '../tasks/task-queue.ts';

/** Stops the tasks of a job that was cancelled or failed as a whole. */
export const onJobUpdated =
  (
    queue: Pick<TaskQueue, 'stopJob'>,
    loop: Pick<ClaimLoop, 'stop'>,
    texts: Pick<EssayTexts, 'dropJob'>,
  ): EventHandler<'analysis.jobs.updated'> =>
  async ({ data: { jobId, status } }) => {
    if (status !== 'cancelled' && status !== 'failed') return;
    texts.dropJob(jobId);
    await queue.stopJob(jobId);
    loop.stop((task) => task.jobId === jobId, 'cancelled');
  };
