import { pagesOf, type Collection, type Doc, type Query } from '@argint/aggregate-store';
import { createLeaseObserver } from '@argint/concurrency';
import { IDEMPOTENCY_SECONDS } from '@argint/contracts';
import { CLOCK_SKEW_MS } from '@argint/service-kit';
import { clampDeadline, type Job } from './analysis-job.ts';
import type { JobFinisher } from './job-finisher.ts';

/** Jobs handled at once. */
const AT_ONCE = 20;
/** An ended job of a deleted essay is kept this long: a repeated start may still ask for it under its key. */
const FORGET_MS = 2 * IDEMPOTENCY_SECONDS * 1_000;

type Selection = Required<Pick<Query, 'where' | 'sort'>>;

/**
 * Ends jobs past their deadline, takes over jobs whose finishing process has died, and removes ended jobs of
 * deleted essays. A job that fails does not keep the others waiting; all errors are thrown together at the end.
 */
export const createJobSweeper = (parts: {
  jobs: Collection<Job>;
  context: { clock: () => Date };
  deadlineSeconds: number;
  /** A finishing job whose lease this process has seen unchanged for this long is taken over, in ms. */
  leaseMs: number;
  finisher: JobFinisher;
  endByDeadline: (job: Doc<Job>) => Promise<void>;
}): (() => Promise<void>) => {
  const { jobs, context, deadlineSeconds, leaseMs, finisher, endByDeadline } = parts;
  const leases = createLeaseObserver({
    leaseMs,
    now: () => context.clock().getTime(),
  });

  const resume = async (job: Doc<Job>): Promise<void> => {
    const { fence, beat } = job.lease;
    if (finisher.isFinishing(job._id)) await finisher.renew(job);
    else if (leases.hasLapsed(job._id, `${fence}.${beat}`)) await finisher.takeOver(job);
  };
  const removeForgotten = async ({ _id, version, outbox }: Doc<Job>): Promise<void> => {
    if (outbox.length === 0) await jobs.delete(_id, version);
  };

  return async () => {
    const errors: unknown[] = [];
    const forEach = async (
      query: Selection,
      act: (job: Doc<Job>) => Promise<unknown>,
    ): Promise<string[]> => {
      const ids: string[] = [];
      for await (const page of pagesOf(jobs, query, { pageSize: AT_ONCE })) {
        ids.push(...page.map(({ _id }) => _id));
        for (const result of await Promise.allSettled(page.map(act)))
          if (result.status === 'rejected') errors.push(result.reason);
      }
      return ids;
    };
    const now = context.clock();
    const byDeadline = { field: 'deadlineAt', direction: 1 } as const;
    const inMs = (ms: number): Date => new Date(now.getTime() + ms);

    await forEach(
      { where: { phase: 'running', deadlineAt: { $lte: now } }, sort: byDeadline },
      endByDeadline,
    );
    const latest = inMs(deadlineSeconds * 1_000);
    await forEach(
      {
        where: {
          phase: 'running',
          deadlineAt: { $gt: inMs(deadlineSeconds * 1_000 + CLOCK_SKEW_MS) },
        },
        sort: byDeadline,
      },
      ({ _id }) => jobs.update(_id, (job) => clampDeadline(job, latest)),
    );
    const finishing = await forEach({ where: { phase: 'finishing' }, sort: byDeadline }, resume);
    leases.retain(finishing);
    await forEach(
      {
        where: { isEssayDeleted: true, completedAt: { $lte: inMs(-FORGET_MS) } },
        sort: { field: 'completedAt', direction: 1 },
      },
      removeForgotten,
    );
    if (errors.length > 0)
      throw new AggregateError(errors, `${errors.length} jobs are left for the next sweep`);
  };
};
