import type { Collection, Condition, Doc } from '@argint/aggregate-store';
import { bringDeadlineNear, type Job } from './analysis-job.ts';

/** Jobs taken up at once. */
const AT_ONCE = 20;

/**
 * Resumes what a crash or an outage left half finished for `idleMs`, and ends what is past its deadline. One
 * that fails does not keep the others waiting; what failed is thrown at the end.
 */
export const createJobSweeper = (parts: {
  jobs: Collection<Job>;
  context: { clock: () => Date };
  deadlineSeconds: number;
  finishJob: (jobId: string) => Promise<unknown>;
  endByDeadline: (job: Doc<Job>) => Promise<void>;
}) => {
  const { jobs, context, deadlineSeconds, finishJob, endByDeadline } = parts;

  return async (idleMs: number): Promise<void> => {
    const errors: unknown[] = [];
    const now = context.clock();
    const eachOf = async (
      phase: Job['phase'],
      field: 'deadlineAt' | 'updatedAt',
      when: Condition,
      act: (job: Doc<Job>) => Promise<unknown>,
    ): Promise<void> => {
      let after: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof jobs.find>> = await jobs.find({
          where: { phase, [field]: when },
          sort: { field, direction: 1 },
          limit: AT_ONCE,
          ...(after === null ? {} : { after }),
        });
        for (const turn of await Promise.allSettled(page.items.map(act)))
          if (turn.status === 'rejected') errors.push(turn.reason);
        after = page.next;
      } while (after !== null);
    };
    const finish = (job: Doc<Job>) => finishJob(job._id);

    await eachOf('running', 'deadlineAt', { $lte: now }, endByDeadline);
    await eachOf('finishing', 'updatedAt', { $lte: new Date(now.getTime() - idleMs) }, finish);
    // Times ahead of us were written before the clock was set back: nothing waits until it is there again.
    const latest = new Date(now.getTime() + deadlineSeconds * 1_000);
    await eachOf('running', 'deadlineAt', { $gt: latest }, ({ _id }) =>
      jobs.update(_id, (job) => bringDeadlineNear(job, latest)),
    );
    await eachOf('finishing', 'updatedAt', { $gt: now }, finish);
    if (errors.length > 0)
      throw new AggregateError(errors, `${errors.length} jobs stay unfinished`);
  };
};
