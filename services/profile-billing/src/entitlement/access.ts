import { PLANS, type PlanType } from '@argint/contracts';
import { isRunning, usableCredits, usableLots, type Entitlement } from './entitlement.ts';

/** What an entitlement amounts to at a moment. */
export interface Access {
  planType: PlanType;
  hasAccess: boolean;
  /** -1 unlimited. */
  analysesRemaining: number;
  /** Null where it does not end, or there is nothing to end. */
  expiresAt: Date | null;
  maxWords: number;
  priority: boolean;
  /** Null for good. */
  historyDays: number | null;
  freeTrialTokens: number;
  freeTrialExpiry: Date | null;
}

/** The plan that counts: the first of PLAN_TYPES that runs. Credits given without a plan count as single ones. */
export const planOf = (
  entitlement: Entitlement,
  now: Date,
): { type: PlanType; until: Date | null } => {
  for (const type of ['unlimited_special', 'unlimited', 'standard'] as const) {
    const plan = entitlement.plans.find((held) => held.type === type && isRunning(held, now));
    if (plan) return plan;
  }
  const lots = usableLots(entitlement, now);
  if (lots.some(({ source }) => source === 'single')) return { type: 'single', until: null };
  if (lots.some(({ source }) => source === 'trial'))
    return { type: 'trial', until: entitlement.trialUntil };
  return { type: lots.length > 0 ? 'single' : 'none', until: null };
};

/** The later of a plan's days and those everybody has; null for good (decisions: never a shorter date). */
const historyDays = (type: PlanType): number | null => {
  const days = PLANS[type].historyDays;
  return days === null ? null : Math.max(days, PLANS.none.historyDays ?? 0);
};

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
    historyDays: historyDays(type),
    freeTrialTokens: trial.reduce((sum, { left }) => sum + left, 0),
    freeTrialExpiry: entitlement.trialUntil,
  };
};
