import { PLANS, type PlanType } from '@argint/contracts';
import { runningPlan, usableCredits, usableLots, type Entitlement } from './entitlement.ts';
import { historyDays } from './history-days.ts';

/** What a user may do at one moment, derived from the entitlement. */
export interface Access {
  planType: PlanType;
  hasAccess: boolean;
  /** -1 for unlimited. */
  analysesRemaining: number;
  /** Null where the plan has no end, or there is no plan. */
  expiresAt: Date | null;
  maxWords: number;
  priority: boolean;
  /** Days that an essay is kept which is sent now. Null for ever. */
  historyDays: number | null;
  freeTrialTokens: number;
  freeTrialExpiry: Date | null;
}

/** The best running plan, in the order of PLAN_TYPES. Credits granted without a plan count as 'single'. */
export const planOf = (
  entitlement: Entitlement,
  now: Date,
): { type: PlanType; until: Date | null } => {
  for (const type of ['unlimited_special', 'unlimited', 'standard'] as const) {
    const plan = runningPlan(entitlement, type, now);
    if (plan) return plan;
  }
  const lots = usableLots(entitlement, now);
  if (lots.some(({ source }) => source === 'single')) return { type: 'single', until: null };
  if (lots.some(({ source }) => source === 'trial'))
    return { type: 'trial', until: entitlement.trialUntil };
  return { type: lots.length > 0 ? 'single' : 'none', until: null };
};

/** What the entitlement allows at `now`. */
export const accessOf = (entitlement: Entitlement, now: Date): Access => {
  const { type, until } = planOf(entitlement, now);
  const { credits, maxWords, priority } = PLANS[type];
  const remaining = credits === null ? -1 : usableCredits(entitlement, now);
  const trial = usableLots(entitlement, now).filter(({ source }) => source === 'trial');
  return {
    planType: type,
    hasAccess: remaining !== 0,
    analysesRemaining: remaining,
    expiresAt: until,
    maxWords,
    priority,
    historyDays: historyDays(entitlement, now),
    freeTrialTokens: trial.reduce((sum, { left }) => sum + left, 0),
    freeTrialExpiry: entitlement.trialUntil,
  };
};
