import type { Collection, Doc, DuplicateError } from '@argint/aggregate-store';
import { AppError } from '@argint/contracts';
import { accountKey, type User } from './user.ts';

/** The account of an e-mail address, or null. */
export const findByEmail = async (
  users: Pick<Collection<User>, 'find'>,
  email: string,
): Promise<Doc<User> | null> => {
  const { items } = await users.find({ where: { emailKey: accountKey(email) }, limit: 1 });
  return items[0] ?? null;
};

/**
 * Says which name of an account another one has. Where both are taken, the store names either of them; EMAIL_TAKEN
 * helps the user more.
 */
export const nameTaken = async (
  users: Pick<Collection<User>, 'find'>,
  { fields }: DuplicateError,
  account: { userId: string; email: string },
): Promise<AppError> => {
  const holder = await findByEmail(users, account.email);
  const isEmail = fields.includes('emailKey') || (holder !== null && holder._id !== account.userId);
  return new AppError(isEmail ? 'EMAIL_TAKEN' : 'USERNAME_TAKEN');
};
