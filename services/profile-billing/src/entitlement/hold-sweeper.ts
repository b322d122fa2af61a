import { eachOf, type Collection, type Condition, type Doc } from '@argint/aggregate-store';
import { codeOf, JOB_DEADLINE_SECONDS } from '@argint/contracts';
import type { GrpcClient } from '@argint/proto';
import { CLOCK_SKEW_MS } from '@argint/service-kit';
import type { Entitlement, Hold } from './entitlement.ts';
import type { EntitlementService } from './entitlement-service.ts';

/** Time that the orchestrator may need after a job's deadline to end the job. */
const MARGIN_SECONDS = 120;

type Orchestrator = Pick<GrpcClient<'analysis-orchestrator'>, 'getState'>;

/** Decides from the job what becomes of its hold; null while the job runs. A cancelled job with a result is paid for. */
const decideOutcome = async (
  orchestrator: Orchestrator,
  userId: string,
  jobId: string,
): Promise<'commit' | 'release' | null> => {
  try {
    const ask = { userId, jobId, withPartial: false };
    const { job } = await orchestrator.getState({ ...ask, withResult: false });
    if (job?.status === 'completed') return 'commit';
    if (job?.status === 'failed') return 'release';
    // The status becomes 'cancelled' at once. Whether there is a result is known when the job has ended.
    if (job?.status !== 'cancelled' || !job.completedAt) return null;
    const { resultJson } = await orchestrator.getState({ ...ask, withResult: true });
    return resultJson === '' ? 'release' : 'commit';
  } catch (error) {
    if (codeOf(error) === 'JOB_NOT_FOUND') return 'release';
    throw error;
  }
};

/**
 * Settles holds older than the job deadline and a margin, by the state of their jobs in the orchestrator.
 *
 * @throws AggregateError at the end, where holds could not be settled
 */
export const settleOverdueHolds = async (parts: {
  entitlements: Pick<Collection<Entitlement>, 'find'>;
  orchestrator: Orchestrator;
  service: Pick<EntitlementService, 'commit' | 'release' | 'clampHoldTimes'>;
  now: Date;
}): Promise<void> => {
  const { entitlements, orchestrator, service, now } = parts;
  const before = new Date(now.getTime() - (JOB_DEADLINE_SECONDS + MARGIN_SECONDS) * 1_000);
  const errors: unknown[] = [];
  const settle = async (userId: string, { jobId }: Hold): Promise<void> => {
    const outcome = await decideOutcome(orchestrator, userId, jobId);
    if (outcome) await service[outcome](userId, jobId);
  };

  const forEach = async (
    oldestHoldAt: Condition,
    act: (entitlement: Doc<Entitlement>) => Promise<void>,
  ): Promise<void> => {
    const query = {
      where: { oldestHoldAt },
      sort: { field: 'oldestHoldAt', direction: 1 },
    } as const;
    for await (const entitlement of eachOf(entitlements, query))
      await act(entitlement).catch((error: unknown) => errors.push(error));
  };

  await forEach({ $lte: before }, async ({ _id: userId, holds }) => {
    for (const hold of holds.filter(({ at }) => at <= before))
      await settle(userId, hold).catch((error: unknown) => errors.push(error));
  });
  // Another replica's clock may be ahead by up to CLOCK_SKEW_MS.
  const latest = new Date(now.getTime() + CLOCK_SKEW_MS);
  await forEach({ $gt: latest }, ({ _id }) => service.clampHoldTimes(_id));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} holds stay unsettled`);
};
