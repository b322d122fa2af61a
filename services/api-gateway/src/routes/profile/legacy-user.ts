import type { LegacyUser, Subscription } from '@argint/contracts';
import type { EntitlementMessage } from '@argint/proto';

const UNPAID: ReadonlySet<Subscription['planType']> = new Set(['none', 'trial']);

/** The user's fields of the specification that follow from the plan. */
export const legacyUser = (
  subscription: Subscription,
  entitlement: Pick<EntitlementMessage, 'freeTrialTokens' | 'freeTrialExpiry'>,
): LegacyUser => {
  const { planType, isActive, expiresAt, analysesRemaining } = subscription;
  return {
    hasPaidAccess: isActive && !UNPAID.has(planType),
    subscriptionType: planType === 'none' ? null : planType,
    subscriptionExpiry: expiresAt,
    remainingAnalyses: analysesRemaining ?? 0,
    isUnlimited: isActive && analysesRemaining === -1,
    unlimitedAccessGrantedAt: null,
    licenseKey: null,
    unlimitedToken: null,
    freeTrialTokens: entitlement.freeTrialTokens,
    freeTrialExpiry: entitlement.freeTrialExpiry ?? null,
    freeTrialUsed: entitlement.freeTrialTokens === 0,
  };
};
