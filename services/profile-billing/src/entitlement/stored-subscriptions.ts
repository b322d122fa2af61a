import type { PlanType } from '@argint/contracts';
import type { Entitlement, StoredSubscription } from './entitlement.ts';

/** The subscription of a plan; undefined if it never renewed. */
export const subscriptionOf = (
  { subscriptions }: Entitlement,
  type: PlanType,
): StoredSubscription | undefined => subscriptions.find(({ planType }) => planType === type);

/** Adds a subscription. It replaces the earlier one of the same plan. */
export const withSubscription = <E extends Entitlement>(
  entitlement: E,
  subscription: StoredSubscription,
): E => ({
  ...entitlement,
  subscriptions: [
    ...entitlement.subscriptions.filter(({ planType }) => planType !== subscription.planType),
    subscription,
  ],
});

/** Ends the renewals of these plans, or of all plans. Changes nothing if no plan renews. */
export const endRenewals = <E extends Entitlement>(
  entitlement: E,
  cancellationReason: string,
  now: Date,
  types?: readonly PlanType[],
): E => {
  const isMeant = ({ planType, autoRenew }: StoredSubscription): boolean =>
    autoRenew && (types?.includes(planType) ?? true);
  if (!entitlement.subscriptions.some(isMeant)) return entitlement;
  const ended = { autoRenew: false, cancelledAt: now, cancellationReason };
  const subscriptions = entitlement.subscriptions.map((one) =>
    isMeant(one) ? { ...one, ...ended } : one,
  );
  return { ...entitlement, subscriptions };
};
