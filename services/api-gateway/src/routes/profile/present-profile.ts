import {
  AppError,
  languageOf,
  planTypeOf,
  PLANS,
  themeOf,
  timezoneOf,
  type ProfileBody,
  type Subscription,
} from '@argint/contracts';
import type { EntitlementMessage, IdentityMessage, ProfileMessage } from '@argint/proto';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Whole days until a time, rounded up; 0 once it has passed. */
const daysUntil = (iso: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(iso) - now.getTime()) / DAY_MS));

const presentSubscription = (entitlement: EntitlementMessage, now: Date): Subscription => {
  const planType = planTypeOf(entitlement.planType);
  const expiresAt = entitlement.expiresAt ?? null;
  return {
    planType,
    isActive: entitlement.hasAccess,
    autoRenew: false,
    billingCycle: PLANS[planType].billing === 'month' ? 'monthly' : 'one-time',
    expiresAt,
    analysesRemaining: planType === 'none' ? null : entitlement.analysesRemaining,
    nextBillingDate: null,
    daysUntilExpiry: expiresAt === null ? null : daysUntil(expiresAt, now),
    cancellationDate: null,
    cancellationReason: null,
  };
};

/**
 * The profile page's data: who somebody is (auth), what they say of themselves and what they may do (profile-billing).
 *
 * @throws AppError INTERNAL where a service left something out
 */
export const presentProfile = (
  identity: IdentityMessage | null,
  account: { profile: ProfileMessage | null; entitlement: EntitlementMessage | null },
  now: Date,
): ProfileBody => {
  const { profile, entitlement } = account;
  if (!identity || !profile || !entitlement) throw new AppError('INTERNAL');
  return {
    success: true,
    user: {
      id: identity.userId,
      username: identity.username,
      email: identity.email,
      firstName: profile.firstName,
      lastName: profile.lastName,
      bio: profile.bio,
      theme: themeOf(profile.theme),
      language: languageOf(profile.language),
      timezone: timezoneOf(profile.timezone),
      emailNotifications: profile.emailNotifications,
      createdAt: profile.createdAt,
      updatedAt: profile.updatedAt,
    },
    subscription: presentSubscription(entitlement, now),
  };
};
