import type { Collection, Doc } from '@argint/aggregate-store';
import { AppError } from '@argint/contracts';
import type { LoginGuard } from '../logins/login-guard.ts';
import { createPasswordCheck } from '../passwords/password-check.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { User } from '../users/user.ts';
import type { OpenSession, SessionService } from './session-service.ts';

export type OwnSessions = ReturnType<typeof createOwnSessions>;

/** What users see of their sessions, and how they end them. */
export const createOwnSessions = (parts: {
  users: Pick<Collection<User>, 'get'>;
  sessions: Pick<SessionService, 'listOpen' | 'endChosen'>;
  hasher: Pick<PasswordHasher, 'matches'>;
  guard: Pick<LoginGuard, 'guardSessions'>;
}) => {
  const { users, sessions } = parts;
  const checkPassword = createPasswordCheck(parts);

  /** @throws AppError INVALID_TOKEN for an account that is gone */
  const accountOf = async (userId: string): Promise<Doc<User>> => {
    const user = await users.get(userId);
    if (!user || user.deletedAt !== null) throw new AppError('INVALID_TOKEN');
    return user;
  };

  return {
    /** The open sessions, newest first. @throws AppError INVALID_TOKEN for an account that is gone */
    list: async (userId: string): Promise<OpenSession[]> =>
      sessions.listOpen(await accountOf(userId)),

    /**
     * Ends one session of a user who gives the password, or all but `keptSid`. The session of somebody else is left
     * alone.
     *
     * @throws AppError INVALID_TOKEN, WRONG_PASSWORD, ACCOUNT_LOCKED, UNAVAILABLE
     */
    end: async (
      userId: string,
      chosen: { sid: string | null; keptSid: string },
      password: string,
    ): Promise<void> => {
      await checkPassword(await accountOf(userId), password);
      await sessions.endChosen(userId, chosen);
    },
  };
};
