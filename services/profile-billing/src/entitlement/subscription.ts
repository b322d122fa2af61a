import { AppError, MESSAGES, PLANS, type PlanType } from '@argint/contracts';
import { planOf } from './access.ts';
import {
  isRunning,
  runningPlan,
  usableCredits,
  type Entitlement,
  type HeldPlan,
} from './entitlement.ts';
import { endRenewals, subscriptionOf, withSubscription } from './stored-subscriptions.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Where a subscription stands (D2 §4). `expired` follows from the time, the others from what happened. */
type SubscriptionState = 'none' | 'active' | 'cancelled' | 'expired';

/** What a user is shown of the subscription (D2 §3, user access). */
export interface SubscriptionView {
  planType: PlanType;
  state: SubscriptionState;
  isActive: boolean;
  autoRenew: boolean;
  billingCycle: 'monthly' | 'one-time';
  expiresAt: Date | null;
  /** -1 for unlimited; null where there is nothing to show. */
  analysesRemaining: number | null;
  nextBillingDate: Date | null;
  /** Whole days until the end, rounded up; null without an end. */
  daysUntilExpiry: number | null;
  cancellationDate: Date | null;
  cancellationReason: string | null;
}

/** The monthly plan that a subscription is about: the best running one, else the one that ended last. */
const monthlyPlan = (entitlement: Entitlement, now: Date): HeldPlan | undefined => {
  const running = runningPlan(entitlement, planOf(entitlement, now).type, now);
  if (running) return running;
  return entitlement.plans
    .filter((plan) => plan.until !== null)
    .toSorted((a, b) => (b.until?.getTime() ?? 0) - (a.until?.getTime() ?? 0))[0];
};

const daysUntil = (until: Date | null, now: Date): number | null =>
  until === null ? null : Math.max(0, Math.ceil((until.getTime() - now.getTime()) / DAY_MS));

const monthlyView = (entitlement: Entitlement, plan: HeldPlan, now: Date): SubscriptionView => {
  const stored = subscriptionOf(entitlement, plan.type);
  const isActive = isRunning(plan, now);
  const autoRenew = isActive && (stored?.autoRenew ?? false);
  const isCancelled = isActive && !autoRenew && (stored?.cancelledAt ?? null) !== null;
  const { credits } = PLANS[plan.type];
  return {
    planType: plan.type,
    state: !isActive ? 'expired' : isCancelled ? 'cancelled' : 'active',
    isActive,
    autoRenew,
    billingCycle: plan.until === null ? 'one-time' : 'monthly',
    expiresAt: plan.until,
    analysesRemaining: !isActive ? null : credits === null ? -1 : usableCredits(entitlement, now),
    nextBillingDate: autoRenew ? plan.until : null,
    daysUntilExpiry: daysUntil(plan.until, now),
    cancellationDate: stored?.cancelledAt ?? null,
    cancellationReason: stored?.cancellationReason ?? null,
  };
};

/** The subscription at one moment. */
export const subscriptionView = (entitlement: Entitlement, now: Date): SubscriptionView => {
  const { type, until } = planOf(entitlement, now);
  const plan = monthlyPlan(entitlement, now);
  const isActive = type === 'single' || type === 'trial';
  if (plan && !isActive) return monthlyView(entitlement, plan, now);
  return {
    planType: type,
    state: isActive ? 'active' : 'none',
    isActive,
    autoRenew: false,
    billingCycle: 'one-time',
    expiresAt: until,
    analysesRemaining: isActive ? usableCredits(entitlement, now) : null,
    nextBillingDate: null,
    daysUntilExpiry: daysUntil(until, now),
    cancellationDate: null,
    cancellationReason: null,
  };
};

/** The running monthly plan with an end. @throws AppError NO_SUBSCRIPTION where there is none */
const runningMonthly = (entitlement: Entitlement, now: Date): HeldPlan => {
  const plan = runningPlan(entitlement, planOf(entitlement, now).type, now);
  if (!plan || plan.until === null) throw new AppError('NO_SUBSCRIPTION');
  return plan;
};

/**
 * Ends the automatic renewal; the plan runs to its end. A repeated cancel keeps the first date and reason.
 *
 * @throws AppError NO_SUBSCRIPTION without a running monthly plan
 */
export const cancel = <E extends Entitlement>(
  entitlement: E,
  reason: string | null,
  now: Date,
): E => {
  const { type } = runningMonthly(entitlement, now);
  const stored = subscriptionOf(entitlement, type);
  if (stored && stored.cancelledAt !== null) return entitlement;
  const cancellationReason = reason ?? MESSAGES.cancellationReason;
  return withSubscription(endRenewals(entitlement, cancellationReason, now), {
    planType: type,
    isPaid: stored?.isPaid ?? false,
    autoRenew: false,
    cancelledAt: now,
    cancellationReason,
  });
};

/**
 * Starts the automatic renewal again.
 *
 * @throws AppError PAYMENT_REQUIRED where the plan has ended, or where the provider was told to make no further
 * payments: only a new order brings a new permission to pay
 */
export const reactivate = <E extends Entitlement>(entitlement: E, now: Date): E => {
  const plan = monthlyPlan(entitlement, now);
  if (!plan) throw new AppError('NO_SUBSCRIPTION');
  const stored = subscriptionOf(entitlement, plan.type);
  if (stored?.autoRenew && isRunning(plan, now)) return entitlement;
  if (!isRunning(plan, now) || stored?.isPaid) throw new AppError('PAYMENT_REQUIRED');
  runningMonthly(entitlement, now);
  return withSubscription(entitlement, {
    planType: plan.type,
    isPaid: false,
    autoRenew: true,
    cancelledAt: null,
    cancellationReason: null,
  });
};
