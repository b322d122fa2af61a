import type { Doc } from '@argint/aggregate-store';
import type { GrpcHandlers, IdentityMessage, SessionMessage } from '@argint/proto';
import type { MasterKey, PerMasterKey } from '@argint/service-kit';
import type { AccountService, SignedIn } from '../users/account-service.ts';
import type { SigningKeys } from '../keys/signing-keys.ts';
import type { AuthMetrics } from '../metrics.ts';
import type { PasswordService } from '../passwords/password-service.ts';
import type { OwnSessions } from '../sessions/own-sessions.ts';
import type { SessionService } from '../sessions/session-service.ts';
import type { AccountDeletion } from '../users/account-deletion.ts';
import type { EmailVerification } from '../users/email-verification.ts';
import type { IdentityService } from '../users/identity-service.ts';
import type { User } from '../users/user.ts';

const toIdentity = (user: Doc<User>): IdentityMessage => ({
  userId: user._id,
  username: user.username,
  email: user.email,
  createdAt: user.createdAt.toISOString(),
  firstName: user.firstName,
  lastName: user.lastName,
  hadTrial: user.hadTrial,
  emailUnverified: !user.emailVerified,
});

const toSignedIn = ({
  user,
  session,
}: SignedIn): { identity: IdentityMessage; session: SessionMessage } => ({
  identity: toIdentity(user),
  session: { ...session, expiresAt: session.expiresAt.toISOString() },
});

/** Proto to use cases and back. */
export const authGrpc = ({
  accounts,
  identities,
  passwords,
  verification,
  deletion,
  sessions,
  ownSessions,
  keys,
  masterKeys,
  track,
}: {
  accounts: AccountService;
  identities: IdentityService;
  passwords: PasswordService;
  verification: EmailVerification;
  deletion: AccountDeletion;
  sessions: Pick<SessionService, 'logout' | 'listRevoked' | 'countOpen' | 'endAll'>;
  ownSessions: OwnSessions;
  keys: Pick<SigningKeys, 'behind' | 'jwks' | 'maintain' | 'rotate'>;
  masterKeys: PerMasterKey<Pick<MasterKey, 'id'>>;
  track: AuthMetrics['track'];
}): GrpcHandlers<'auth'> => ({
  // By name: a message with an optional field also carries that field's oneof marker.
  register: async ({
    username,
    email,
    password,
    firstName,
    lastName,
    ageConfirmed,
    address,
    device,
  }) =>
    toSignedIn(
      await track(
        'register',
        accounts.register(
          {
            username,
            email,
            password,
            firstName,
            lastName,
            ...(ageConfirmed === undefined ? {} : { ageConfirmed }),
          },
          address,
          device ?? undefined,
        ),
      ),
    ),
  deleteAccount: async ({ userId, password }) => {
    await track('delete', deletion.deleteAccount(userId, password));
    return {};
  },
  login: async ({ email, password, address, device }) =>
    toSignedIn(await track('login', accounts.login(email, password, address, device ?? undefined))),
  refresh: async ({ refreshToken }) => toSignedIn(await accounts.refresh(refreshToken)),
  logout: async ({ refreshToken }) => {
    await sessions.logout(refreshToken);
    return {};
  },
  listSessions: async ({ userId }) => ({
    sessions: (await ownSessions.list(userId)).map(
      ({ sid, startedAt, lastUsedAt, browser, system }) => ({
        sid,
        startedAt: startedAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        device: { browser, system },
      }),
    ),
  }),
  endOwnSessions: async ({ userId, password, keptSid, sid }) => {
    await ownSessions.end(userId, { sid: sid ?? null, keptSid }, password);
    return {};
  },
  endSessions: async ({ userId, dryRun }) => {
    const open = await sessions.countOpen(userId);
    if (!dryRun) await sessions.endAll(userId);
    return { sessions: open };
  },
  verifyAccount: async ({ email }) => {
    const user = await accounts.verifyAccount(email);
    return { accountExists: user !== null, userId: user?._id ?? '' };
  },
  getUser: async ({ userId }) => ({ identity: toIdentity(await accounts.getUser(userId)) }),
  updateIdentity: async ({ userId, username, email, currentPassword = null }) => {
    const user = await identities.updateIdentity(userId, { username, email }, currentPassword);
    return { identity: toIdentity(user) };
  },
  getEmailChange: async ({ userId, changeId }) => ({
    oldEmail: await identities.oldEmail(userId, changeId),
  }),
  changePassword: async ({ userId, sid, currentPassword, newPassword }) => {
    await passwords.change({ userId, sid, currentPassword, newPassword });
    return {};
  },
  requestPasswordReset: async ({ email }) => {
    await passwords.requestReset(email);
    return {};
  },
  getPasswordReset: async ({ resetId }) => {
    const { user, token } = await passwords.getReset(resetId);
    return { userId: user._id, token };
  },
  resetPassword: async ({ token, newPassword }) => {
    await passwords.reset(token, newPassword);
    return {};
  },
  requestEmailVerification: async ({ userId }) => ({
    alreadyVerified: !(await verification.request(userId)),
  }),
  getEmailVerification: ({ userId, reasonId }) => verification.forMail(userId, reasonId),
  verifyEmail: async ({ token }) => {
    await track('verify-email', verification.verify(token));
    return {};
  },
  findByEmail: async ({ email }) => ({ identity: toIdentity(await accounts.findByEmail(email)) }),
  getKeys: async () => ({ jwksJson: keys.jwks() }),
  listRevoked: async () => ({
    sessions: (await sessions.listRevoked()).map(({ userId, sid, revokedAt, expiresAt }) => ({
      userId,
      sid,
      revokedAt: revokedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  }),
  moveToMasterKey: async ({ dryRun }) => {
    if (!dryRun) await keys.maintain();
    return {
      masterKeyId: masterKeys.current.id,
      previousKeys: masterKeys.previous.length,
      waiting: await keys.behind(),
    };
  },
  rotateKeys: async () => {
    const { kid, retiredKid, retiredUntil } = await keys.rotate();
    return { kid, retiredKid, retiredUntil: retiredUntil.toISOString() };
  },
});
