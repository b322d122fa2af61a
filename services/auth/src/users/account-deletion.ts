import { eachOf, withEvents, type Collection, type Doc } from '@argint/aggregate-store';
import { AppError } from '@argint/contracts';
import { CLOCK_SKEW_MS, type ServiceContext } from '@argint/service-kit';
import type { LoginGuard } from '../logins/login-guard.ts';
import { createPasswordCheck } from '../passwords/password-check.ts';
import type { PasswordReset } from '../passwords/password-reset.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { SessionService } from '../sessions/session-service.ts';
import { erase, type User } from './user.ts';

/**
 * How long the erased document stays, in ms. No call that saw the account before the deletion runs that long, on any
 * replica's clock, so no session opens after its end.
 */
const SETTLE_MS = 60_000 + CLOCK_SKEW_MS;

export type AccountDeletion = ReturnType<typeof createAccountDeletion>;

/**
 * Deletes accounts. One write erases the person and announces the deletion; after a crash the sweeper does the rest,
 * each step of which can be repeated.
 */
export const createAccountDeletion = (parts: {
  users: Collection<User>;
  resets: Pick<Collection<PasswordReset>, 'find' | 'delete'>;
  sessions: Pick<SessionService, 'endAll'>;
  hasher: Pick<PasswordHasher, 'matches'>;
  guard: Pick<LoginGuard, 'guardSessions'>;
  context: Pick<ServiceContext<unknown>, 'clock' | 'event'>;
}) => {
  const { users, resets, sessions, context } = parts;
  const checkPassword = createPasswordCheck(parts);

  /** Removes what else is stored of the account. Repeating it changes nothing. */
  const removeRest = async (userId: string): Promise<void> => {
    await sessions.endAll(userId);
    for await (const { _id, version } of eachOf(resets, { where: { userId } }))
      await resets.delete(_id, version);
  };

  const eraseUser = async (userId: string): Promise<void> => {
    await users.update(userId, (doc: Doc<User>) =>
      doc.deletedAt === null
        ? withEvents(erase(doc, context.clock()), context.event('users.deleted', { userId }))
        : doc,
    );
    await removeRest(userId);
  };

  return {
    /**
     * Deletes the account of a user who gives the right password.
     * @throws AppError INVALID_TOKEN for an account that is gone, WRONG_PASSWORD, ACCOUNT_LOCKED, UNAVAILABLE
     */
    deleteAccount: async (userId: string, password: string): Promise<void> => {
      const user = await users.get(userId);
      if (!user || user.deletedAt !== null) throw new AppError('INVALID_TOKEN');
      await checkPassword(user, password);
      await eraseUser(userId);
    },

    /** Ends sessions that opened while an account was deleted, and then removes what is left of it. */
    settle: async (): Promise<void> => {
      const before = new Date(context.clock().getTime() - SETTLE_MS);
      const gone = eachOf(users, { where: { deletedAt: { $lte: context.clock() } } });
      for await (const { _id, version, outbox, deletedAt } of gone) {
        await removeRest(_id);
        if (deletedAt !== null && deletedAt <= before && outbox.length === 0)
          await users.delete(_id, version);
      }
    },
  };
};
