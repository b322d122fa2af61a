import { MESSAGES, PLANS, type PaidPlan } from '@argint/contracts';
import { isRunning, runningPlan, type Entitlement, type TimedPlan } from './entitlement.ts';
import { endRenewals, subscriptionOf, withSubscription } from './stored-subscriptions.ts';
import { addLot, addPlan, monthAfter, monthBefore, rememberGrants } from './grants.ts';

/** What a payment bought. */
export interface Purchase {
  /** Names the payment, so that it counts once. */
  grantId: string;
  plan: PaidPlan;
  /** Whether the provider makes further payments by itself. */
  renews: boolean;
  /** Whether this is a further payment of an order. It does not undo a cancel that came before it. */
  isRenewal: boolean;
}

const addMonth = <E extends Entitlement>(
  entitlement: E,
  type: Extract<TimedPlan, 'standard' | 'unlimited'>,
  id: string,
  now: Date,
): E => {
  const running = runningPlan(entitlement, type, now);
  // A month that is paid for early begins when the running one ends, so that no paid day is lost.
  const until = monthAfter(running?.until ?? now);
  const longer = addPlan(entitlement, type, until, now);
  const left = PLANS[type].credits;
  return left === null ? longer : addLot(longer, { id, source: 'standard', left, until }, now);
};

/** Subscribes or renews. A repeated payment changes nothing. */
export const applyPurchase = <E extends Entitlement>(
  entitlement: E,
  { grantId, plan, renews, isRenewal }: Purchase,
  now: Date,
): E => {
  if (entitlement.grantIds.includes(grantId)) return entitlement;
  const marked = rememberGrants(entitlement, grantId);
  if (plan === 'single') {
    const left = PLANS.single.credits ?? 0;
    return addLot(marked, { id: grantId, source: plan, left, until: null }, now);
  }
  const given = addMonth(marked, plan, grantId, now);
  const isCancelled = (subscriptionOf(given, plan)?.cancelledAt ?? null) !== null;
  if (isRenewal && isCancelled) return given;
  // A user who changes plans does not pay for both.
  const alone = renews ? endRenewals(given, MESSAGES.planChanged, now) : given;
  return withSubscription(alone, {
    planType: plan,
    isPaid: true,
    autoRenew: renews,
    cancelledAt: null,
    cancellationReason: null,
  });
};

/** Ends a lot, so that nobody can use what is left of it. Credits that a running job holds stay with the job. */
const emptyLot = <E extends Entitlement>(entitlement: E, id: string, now: Date): E => {
  const known = entitlement.lots.find((lot) => lot.id === id && isRunning(lot, now));
  // Expired lots are merged, so what is left there is not of one payment. Nobody can use it anyway.
  if (!known) return entitlement;
  return {
    ...entitlement,
    granted: entitlement.granted - known.left,
    lots: entitlement.lots.map((lot) => (lot === known ? { ...lot, left: 0, until: now } : lot)),
  };
};

const shorten = <E extends Entitlement>(entitlement: E, plan: PaidPlan, now: Date): E => ({
  ...entitlement,
  plans: entitlement.plans.map((held) => {
    if (held.type !== plan || held.until === null || held.until <= now) return held;
    const earlier = monthBefore(held.until);
    return { ...held, until: earlier > now ? earlier : now };
  }),
});

/**
 * Takes back what a refunded payment gave and is not used yet. A repeated refund changes nothing, and a payment that
 * is refunded before it was applied is never applied.
 */
export const takeBackPurchase = <E extends Entitlement>(
  entitlement: E,
  { grantId, plan }: Pick<Purchase, 'grantId' | 'plan'>,
  now: Date,
): E => {
  const refundId = `refund:${grantId}`;
  if (entitlement.grantIds.includes(refundId)) return entitlement;
  const marked = rememberGrants(entitlement, grantId, refundId);
  if (!entitlement.grantIds.includes(grantId)) return marked;
  const shorter = shorten(emptyLot(marked, grantId, now), plan, now);
  return endRenewals(shorter, MESSAGES.paymentRefunded, now, [plan]);
};
