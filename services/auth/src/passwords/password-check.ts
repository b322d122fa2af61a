import type { Doc } from '@argint/aggregate-store';
import { AppError } from '@argint/contracts';
import type { LoginGuard } from '../logins/login-guard.ts';
import type { User } from '../users/user.ts';
import type { PasswordHasher } from './password-hasher.ts';

/**
 * Asks a signed-in user for the password again. Wrong ones count for the user, apart from sign-ins.
 *
 * @throws AppError WRONG_PASSWORD, ACCOUNT_LOCKED, UNAVAILABLE
 */
export const createPasswordCheck =
  ({
    hasher,
    guard,
  }: {
    hasher: Pick<PasswordHasher, 'matches'>;
    guard: Pick<LoginGuard, 'guardSessions'>;
  }) =>
  async (user: Doc<User>, password: string): Promise<void> => {
    const isRight = await guard.guardSessions(user._id, () =>
      hasher.matches(password, user.passwordHash),
    );
    if (!isRight) throw new AppError('WRONG_PASSWORD');
  };
