import { setTimeout as sleep } from 'node:timers/promises';
import { eachOf, withEvents, type Collection, type Doc } from '@argint/aggregate-store';
import { AppError, type PasswordPolicy } from '@argint/contracts';
import type { PerMasterKey, ServiceContext } from '@argint/service-kit';
import type { LoginGuard } from '../logins/login-guard.ts';
import type { SessionService } from '../sessions/session-service.ts';
import { findByEmail } from '../users/stored-users.ts';
import { sessionsEnded, withPassword, type User } from '../users/user.ts';
import { checkNewPassword } from './new-password.ts';
import { createPasswordCheck } from './password-check.ts';
import type { PasswordHasher } from './password-hasher.ts';
import {
  newReset,
  readResetToken,
  RESETS_MAX_OPEN,
  resetToken,
  type PasswordReset,
} from './password-reset.ts';

/** Least milliseconds of asking for a link, so that time does not reveal whether there is an account. */
const FORGOT_MS = 50;

/** A student who changes the password, and the session that stays. */
export interface PasswordChange {
  userId: string;
  sid: string;
  currentPassword: string;
  newPassword: string;
}

/** Changes passwords, with the old one or with a link sent by mail, and ends the sessions that must end. */
export const createPasswordService = (parts: {
  users: Collection<User>;
  resets: Collection<PasswordReset>;
  sessions: Pick<SessionService, 'endStale'>;
  hasher: Pick<PasswordHasher, 'hash' | 'matches'>;
  guard: Pick<LoginGuard, 'guardSessions' | 'unlock'>;
  /** Sign the tokens of links. */
  resetKeys: PerMasterKey<Buffer>;
  context: Pick<ServiceContext<unknown>, 'clock' | 'ids' | 'event'>;
  passwordPolicy: PasswordPolicy;
}) => {
  const { users, resets, sessions, hasher, guard, resetKeys, context, passwordPolicy } = parts;
  const checkPassword = createPasswordCheck(parts);

  const endSessions = async (user: Doc<User>): Promise<void> => {
    await sessions.endStale(user._id, user);
    await users.update(user._id, (doc) =>
      doc.passwordEpoch === user.passwordEpoch ? sessionsEnded(doc) : doc,
    );
  };
  /** Stores the password where the epoch is still the given one. Resolves to whether it was. */
  const store = async (
    userId: string,
    epoch: number,
    password: string,
    keptSid: string | null,
  ): Promise<boolean> => {
    const passwordHash = await hasher.hash(password);
    const user = await users.update(userId, (doc) => {
      if (doc.passwordEpoch !== epoch) return doc;
      const next = withPassword(doc, { passwordHash, keptSid }, context.clock());
      return withEvents(next, context.event('users.passwords.changed', { userId }));
    });
    // The salt makes the hash unique, so this is our own write.
    if (user?.passwordHash !== passwordHash || user.passwordEpoch !== epoch + 1) return false;
    // The password is changed. Where ending the sessions fails, `endPendingSessions` does it later.
    await endSessions(user).catch(() => undefined);
    return true;
  };
  const openReset = async (resetId: string | null): Promise<{ userId: string; epoch: number }> => {
    const reset = resetId === null ? null : await resets.get(resetId);
    if (!reset || reset.userId === null || reset.expiresAt <= context.clock())
      throw new AppError('RESET_LINK_INVALID');
    return { userId: reset.userId, epoch: reset.passwordEpoch };
  };

  return {
    /**
     * @throws AppError WRONG_PASSWORD, VALIDATION_FAILED, NOT_FOUND, ACCOUNT_LOCKED, CONFLICT
     */
    change: async (change: PasswordChange): Promise<void> => {
      const { userId, sid, currentPassword, newPassword } = change;
      const user = await users.get(userId);
      if (!user) throw new AppError('NOT_FOUND');
      await checkNewPassword(newPassword, passwordPolicy);
      await checkPassword(user, currentPassword);
      if (!(await store(userId, user.passwordEpoch, newPassword, sid)))
        throw new AppError('CONFLICT');
    },

    /** Has a link sent to the account of an e-mail address, if there is one. Tells nobody whether there is. */
    requestReset: async (email: string): Promise<void> => {
      const request = async (): Promise<void> => {
        const now = context.clock();
        const account = await findByEmail(users, email);
        const userId = account?._id ?? 'no account';
        const open = await resets.count({ userId, expiresAt: { $gt: now } });
        const user = open < RESETS_MAX_OPEN ? account : null;
        const id = context.ids();
        const outbox = user
          ? [context.event('users.resets.requested', { userId, resetId: id })]
          : [];
        await resets.insert({ _id: id, ...newReset(user, now), outbox });
      };
      await Promise.all([request(), sleep(FORGOT_MS)]);
    },

    /** What the mail of a request needs. @throws AppError RESET_LINK_INVALID once the link has ended */
    getReset: async (resetId: string): Promise<{ user: Doc<User>; token: string }> => {
      const { userId, epoch } = await openReset(resetId);
      const user = await users.get(userId);
      if (!user || user.passwordEpoch !== epoch) throw new AppError('RESET_LINK_INVALID');
      return { user, token: resetToken(resetId, resetKeys.current) };
    },

    /**
     * Works once, for 30 minutes. Ends all sessions and voids the locks of the account.
     *
     * @throws AppError RESET_LINK_INVALID, VALIDATION_FAILED
     */
    reset: async (token: string, newPassword: string): Promise<void> => {
      await checkNewPassword(newPassword, passwordPolicy);
      const { userId, epoch } = await openReset(readResetToken(token, resetKeys));
      if (!(await store(userId, epoch, newPassword, null)))
        throw new AppError('RESET_LINK_INVALID');
      const user = await users.get(userId);
      if (user) await guard.unlock({ accountKey: user.emailKey, userId });
    },

    /** Ends the sessions that a crash left after a change of password. */
    endPendingSessions: async (): Promise<void> => {
      const query = {
        where: { endSessionsSince: { $lte: context.clock() } },
        sort: { field: 'endSessionsSince', direction: 1 },
      } as const;
      for await (const user of eachOf(users, query)) await endSessions(user);
    },
  };
};
export type PasswordService = ReturnType<typeof createPasswordService>;
