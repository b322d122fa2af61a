import { AppError, type SessionBody, type User } from '@argint/contracts';
import type {
  EntitlementMessage,
  GrpcClient,
  IdentityMessage,
  SessionMessage,
} from '@argint/proto';

const present = (
  identity: IdentityMessage,
  names: { firstName: string; lastName: string },
  entitlement: EntitlementMessage,
): User => ({
  id: identity.userId,
  username: identity.username,
  email: identity.email,
  firstName: names.firstName,
  lastName: names.lastName,
  freeTrialTokens: entitlement.freeTrialTokens,
  freeTrialExpiry: entitlement.freeTrialExpiry ?? null,
});

/**
 * The answer to register, login and refresh. Creates the user's profile and entitlement if a crash prevented that, so that
 * every signed-in user has them.
 */
export const presentSession = async (
  billing: Pick<GrpcClient<'profile-billing'>, 'ensureEntitlement'>,
  answer: { identity: IdentityMessage | null; session: SessionMessage | null },
  isNewUser: boolean,
): Promise<SessionBody> => {
  const { identity, session } = answer;
  if (!identity || !session) throw new AppError('INTERNAL');
  const { profile, entitlement } = await billing.ensureEntitlement({
    userId: identity.userId,
    firstName: identity.firstName,
    lastName: identity.lastName,
    hadTrial: identity.hadTrial,
  });
  if (!profile || !entitlement) throw new AppError('INTERNAL');
  return {
    success: true,
    token: session.token,
    refreshToken: session.refreshToken,
    expiresAt: session.expiresAt,
    isNewUser,
    user: present(identity, profile, entitlement),
  };
};
