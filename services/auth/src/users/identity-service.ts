import { DuplicateError, type Collection, type Doc } from '@argint/aggregate-store';
import { AppError, emailSchema, usernameSchema } from '@argint/contracts';
import { z } from 'zod';
import { nameTaken } from './stored-users.ts';
import { withIdentity, type User } from './user.ts';

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
export const createIdentityService = ({ users }: { users: Collection<User> }) => ({
  /**
   * Changes both in one write. A repeated call changes nothing.
   *
   * @throws AppError NOT_FOUND, VALIDATION_FAILED, EMAIL_TAKEN, USERNAME_TAKEN
   */
  updateIdentity: async (userId: string, identity: NewIdentity): Promise<Doc<User>> => {
    const next = checked(identity);
    try {
      const user = await users.update(userId, (doc) => {
        if (doc.deletedAt !== null) throw new AppError('NOT_FOUND');
        return withIdentity(doc, next);
      });
      if (!user) throw new AppError('NOT_FOUND');
      return user;
    } catch (error) {
      if (!(error instanceof DuplicateError)) throw error;
      throw await nameTaken(users, error, { userId, email: next.email });
    }
  },
});
export type IdentityService = ReturnType<typeof createIdentityService>;
