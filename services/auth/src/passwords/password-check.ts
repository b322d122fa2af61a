import type { Doc } from '@argint/aggregate-store';
import { AppError } from '@argint/contracts';
import type { LoginGuard } from '../logins/login-guard.ts';
import type { User } from '../users/user.ts';
import type { PasswordHasher } from './password-hasher.ts';

/**
 * Asks a signed-in user for the password again. Wrong passwords count as failed sign-ins from the address.
 *
 * @throws AppError WRONG_PASSWORD, ACCOUNT_LOCKED, RATE_LIMITED, UNAVAILABLE
 */
export const createPasswordCheck =
  ({
    hasher,
    guard,
  }: {
    hasher: Pick<PasswordHasher, 'matches'>;
    guard: Pick<LoginGuard, 'guard'>;
  }) =>
  async (user: Doc<User>, password: string, address: string): Promise<void> => {
    const isRight = await guard.guard({ accountKey: user.emailKey, address }, async () =>
      (await hasher.matches(password, user.passwordHash)) ? true : null,
    );
    if (!isRight) throw new AppError('WRONG_PASSWORD');
  };
