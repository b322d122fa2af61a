import { AppError, languageOf, themeOf, timezoneOf, type ProfileBody } from '@argint/contracts';
import type {
  EntitlementMessage,
  IdentityMessage,
  ProfileMessage,
  SubscriptionMessage,
} from '@argint/proto';
import { presentSubscription } from '../payments/present-payment.ts';
import { legacyUser } from './legacy-user.ts';

/** What profile-billing holds about somebody. */
interface Held {
  profile: ProfileMessage | null;
  entitlement: EntitlementMessage | null;
}

/**
 * The profile page's data: who somebody is (auth), what they say of themselves and what they may do (profile-billing).
 *
 * @throws AppError INTERNAL where a service left something out
 */
export const presentProfile = (
  identity: IdentityMessage | null,
  { profile, entitlement }: Held,
  subscription: SubscriptionMessage | null,
): ProfileBody => {
  if (!identity || !profile || !entitlement || !subscription) throw new AppError('INTERNAL');
  const shown = presentSubscription(subscription);
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
      ...legacyUser(shown, entitlement),
    },
    subscription: shown,
  };
};
