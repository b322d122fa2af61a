import { PLANS, type PlanType } from '@argint/contracts';
import { isRunning, usableLots, type CreditLot, type Entitlement } from './entitlement.ts';

/** The plan whose history the credits of a lot come with. An operator's gift shortens nothing. */
const HISTORY_OF = {
  trial: 'trial',
  standard: 'standard',
  single: 'single',
  credits: 'none',
} as const satisfies Record<CreditLot['source'], PlanType>;

/** The lots that a job's credits came from. */
const lotsHeldBy = ({ holds, lots }: Entitlement, jobId: string): CreditLot[] => {
  const from = holds.find((hold) => hold.jobId === jobId)?.from ?? [];
  return lots.filter(({ id }) => from.some(({ lot }) => lot === id));
};

/**
 * Days that an essay is kept which is sent now; null for ever. Of all plans and unused credits of the user the longest
 * time counts. A user who has none of them, and a reading that costs nothing, has the time of a free account.
 *
 * @param job the analysis that has just been reserved; the credits it holds still count
 */
export const historyDays = (
  entitlement: Entitlement,
  now: Date,
  job?: { jobId: string; amount: number },
): number | null => {
  const lots = [
    ...usableLots(entitlement, now),
    ...(job ? lotsHeldBy(entitlement, job.jobId) : []),
  ];
  const types: PlanType[] = [
    ...entitlement.plans.filter((plan) => isRunning(plan, now)).map(({ type }) => type),
    ...lots.map(({ source }) => HISTORY_OF[source]),
  ];
  if (types.length === 0 || job?.amount === 0) types.push('none');
  const days = types.map((type) => PLANS[type].historyDays ?? Infinity);
  const longest = Math.max(...days);
  return longest === Infinity ? null : longest;
};
