import {
  DuplicateError,
  eachOf,
  withEvents,
  type Collection,
  type Doc,
} from '@argint/aggregate-store';
import { AppError, emailSchema, MESSAGES, usernameSchema } from '@argint/contracts';
import type { ServiceContext } from '@argint/service-kit';
import { z } from 'zod';
import type { LoginGuard } from '../logins/login-guard.ts';
import { createPasswordCheck } from '../passwords/password-check.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import { nameTaken } from './stored-users.ts';
import { accountKey, forgetOldEmails, keepOldEmail, withIdentity, type User } from './user.ts';

/** What a student may change of an account beside the password. */
export interface NewIdentity {
  username: string;
  email: string;
}

const identitySchema = z.object({ username: usernameSchema, email: emailSchema });

const checked = (identity: NewIdentity): NewIdentity => {
  const parsed = identitySchema.safeParse(identity);
  if (!parsed.success) throw new AppError('VALIDATION_FAILED', parsed.error.issues[0]?.message);
  return parsed.data;
};

/** Changes username and e-mail address of accounts. */
export const createIdentityService = (parts: {
  users: Collection<User>;
  hasher: Pick<PasswordHasher, 'matches'>;
  guard: Pick<LoginGuard, 'guardSessions'>;
  context: Pick<ServiceContext<unknown>, 'clock' | 'event' | 'ids'>;
}) => {
  const { users, context } = parts;
  const checkPassword = createPasswordCheck(parts);

  /** The epoch of the password that was shown for another address; null where the address stays. */
  const provenEpoch = async (
    userId: string,
    { email }: NewIdentity,
    currentPassword: string | null,
  ): Promise<number | null> => {
    const user = await users.get(userId);
    if (!user || user.deletedAt !== null) throw new AppError('NOT_FOUND');
    if (user.emailKey === accountKey(email)) return null;
    if (!currentPassword) throw new AppError('VALIDATION_FAILED', MESSAGES.currentPasswordRequired);
    await checkPassword(user, currentPassword);
    return user.passwordEpoch;
  };

  return {
    /**
     * Changes both in one write, which also keeps an old address and has a mail sent there. A repeated call changes
     * nothing. Another address needs the password.
     *
     * @param currentPassword shows that the user is at the keyboard; null where the form did not ask
     * @throws AppError NOT_FOUND, VALIDATION_FAILED also without a password, WRONG_PASSWORD, ACCOUNT_LOCKED,
     * EMAIL_TAKEN, USERNAME_TAKEN, CONFLICT where password or address changed meanwhile
     */
    updateIdentity: async (
      userId: string,
      identity: NewIdentity,
      currentPassword: string | null,
    ): Promise<Doc<User>> => {
      const next = checked(identity);
      const epoch = await provenEpoch(userId, next, currentPassword);
      const changeId = context.ids();
      try {
        const user = await users.update(userId, (doc) => {
          if (doc.deletedAt !== null) throw new AppError('NOT_FOUND');
          const changed = withIdentity(doc, next);
          if (changed.emailKey === doc.emailKey) return changed;
          if (doc.passwordEpoch !== epoch) throw new AppError('CONFLICT');
          return withEvents(
            keepOldEmail(changed, { changeId, email: doc.email }, context.clock()),
            context.event('users.emails.changed', { userId, changeId }),
          );
        });
        if (!user) throw new AppError('NOT_FOUND');
        return user;
      } catch (error) {
        if (!(error instanceof DuplicateError)) throw error;
        throw await nameTaken(users, error, { userId, email: next.email });
      }
    },

    /** The address before a change. @throws AppError NOT_FOUND a day after it, and for a deleted account */
    oldEmail: async (userId: string, changeId: string): Promise<string> => {
      const old = (await users.get(userId))?.oldEmails.find((known) => known.changeId === changeId);
      if (!old || old.until <= context.clock()) throw new AppError('NOT_FOUND');
      return old.email;
    },

    /** Removes old addresses that no mail needs any more. */
    forgetOldEmails: async (): Promise<void> => {
      const now = context.clock();
      const query = {
        where: { oldEmailsUntil: { $lte: now } },
        sort: { field: 'oldEmailsUntil', direction: 1 },
      } as const;
      for await (const { _id } of eachOf(users, query))
        await users.update(_id, (doc) => forgetOldEmails(doc, now));
    },
  };
};
export type IdentityService = ReturnType<typeof createIdentityService>;
