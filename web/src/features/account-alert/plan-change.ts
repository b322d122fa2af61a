import { PLAN_TYPES, PLANS } from '@argint/contracts/plans';
import type { PlanType } from '@argint/contracts/plans';

/** A plan as the server last described it. */
export interface KnownPlan {
  planType: PlanType;
  /** ISO 8601; null for a plan without an end. */
  expiresAt: string | null;
}

/** How much a clock of a device may be wrong, ms. */
const CLOCK_LEEWAY_MS = 24 * 60 * 60_000;

const rank = ({ planType }: KnownPlan): number => PLAN_TYPES.indexOf(planType);

/**
 * What happened to the plan between two answers of the server: 'ended' in the normal way, 'lost'
 * before its time, or null when there is nothing to say. A trial and a Single Essay also end with
 * their last analysis.
 */
export const planChange = (
  before: KnownPlan,
  after: KnownPlan,
  now: number,
): 'ended' | 'lost' | null => {
  if (rank(after) <= rank(before)) return null;
  const { billing } = PLANS[before.planType];
  if (before.planType === 'trial' || billing === 'once')
    return after.planType === 'none' ? 'ended' : null;
  const end = Date.parse(before.expiresAt ?? '');
  return end <= now + CLOCK_LEEWAY_MS ? 'ended' : 'lost';
};

/** The plan in the form that is stored on this device, with the user it belongs to. */
export const storedPlan = (userId: string, { planType, expiresAt }: KnownPlan): string =>
  [userId, planType, ...(expiresAt === null ? [] : [expiresAt])].join(' ');

/** The stored plan of this user; null where none is stored, or another user's. */
export const readStoredPlan = (stored: string | null, userId: string): KnownPlan | null => {
  const [owner, plan, expiresAt = null] = (stored ?? '').split(' ');
  const planType = PLAN_TYPES.find((type) => type === plan);
  return owner === userId && planType ? { planType, expiresAt } : null;
};
