import type { Collection, Condition, Doc } from '@argint/aggregate-store';
import { codeOf, JOB_DEADLINE_SECONDS } from '@argint/contracts';
import type { GrpcClient } from '@argint/proto';
import type { Entitlement, Hold } from './entitlement/entitlement.ts';
import type { EntitlementService } from './entitlement-service.ts';

/** What the orchestrator needs after a job's deadline to end it itself. */
const MARGIN_SECONDS = 120;
/** Users read at once. */
const PAGE = 100;

type Orchestrator = Pick<GrpcClient<'analysis-orchestrator'>, 'getState'>;

/** Credits end as their job did; null where it has not. A cancelled one is paid where it kept a result. */
const verdictOf = async (
  orchestrator: Orchestrator,
  userId: string,
  jobId: string,
): Promise<'commit' | 'release' | null> => {
  try {
    const ask = { userId, jobId, withPartial: false };
    const { job } = await orchestrator.getState({ ...ask, withResult: false });
    if (job?.status === 'completed') return 'commit';
    if (job?.status === 'failed') return 'release';
    // Cancelled is said at once; what it came to is known when it has ended.
    if (job?.status !== 'cancelled' || !job.completedAt) return null;
    const { resultJson } = await orchestrator.getState({ ...ask, withResult: true });
    return resultJson === '' ? 'release' : 'commit';
  } catch (error) {
    if (codeOf(error) === 'JOB_NOT_FOUND') return 'release';
    throw error;
  }
};

/**
 * Settles holds older than the job deadline and a margin by asking the orchestrator. One that cannot be
 * settled does not keep the others waiting; its error is thrown at the end.
 */
export const settleOverdueHolds = async (parts: {
  entitlements: Pick<Collection<Entitlement>, 'find'>;
  orchestrator: Orchestrator;
  service: Pick<EntitlementService, 'commit' | 'release' | 'bringHoldsNear'>;
  now: Date;
}): Promise<void> => {
  const { entitlements, orchestrator, service, now } = parts;
  const before = new Date(now.getTime() - (JOB_DEADLINE_SECONDS + MARGIN_SECONDS) * 1_000);
  const errors: unknown[] = [];
  const settle = async (userId: string, { jobId }: Hold): Promise<void> => {
    const verdict = await verdictOf(orchestrator, userId, jobId);
    if (verdict) await service[verdict](userId, jobId);
  };

  const eachOf = async (
    oldestHoldAt: Condition,
    act: (entitlement: Doc<Entitlement>) => Promise<void>,
  ): Promise<void> => {
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof entitlements.find>> = await entitlements.find({
        where: { oldestHoldAt },
        sort: { field: 'oldestHoldAt', direction: 1 },
        limit: PAGE,
        ...(after === null ? {} : { after }),
      });
      for (const entitlement of page.items)
        await act(entitlement).catch((error: unknown) => errors.push(error));
      after = page.next;
    } while (after !== null);
  };

  await eachOf({ $lte: before }, async ({ _id: userId, holds }) => {
    for (const hold of holds.filter(({ at }) => at <= before))
      await settle(userId, hold).catch((error: unknown) => errors.push(error));
  });
  await eachOf({ $gt: now }, ({ _id }) => service.bringHoldsNear(_id));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} holds stay unsettled`);
};
