import { defineAggregate, type FieldsOf } from '@argint/aggregate-store';
import { z } from 'zod';

/** An account. The keys are compared for uniqueness and are the same in any letter case. */
export const userSchema = defineAggregate({
  name: 'users',
  fields: {
    username: z.string().min(1),
    usernameKey: z.string().min(1),
    email: z.string().min(1),
    emailKey: z.string().min(1),
    /** PHC string of argon2id. */
    passwordHash: z.string().min(1),
    firstName: z.string().min(1),
    lastName: z.string().min(1),
    /** Null where the form did not ask. */
    ageConfirmed: z.boolean().nullable(),
    createdAt: z.date(),
  },
  indexes: [
    { fields: { emailKey: 1 }, unique: true },
    { fields: { usernameKey: 1 }, unique: true },
  ],
});
export type User = FieldsOf<typeof userSchema>;

/** The key of an e-mail address or username, by which accounts are found and compared. */
export const accountKey = (name: string): string => name.trim().normalize('NFC').toLowerCase();

/** A new account. The fields must have been checked. */
export const newUser = (
  fields: Pick<User, 'username' | 'email' | 'passwordHash' | 'firstName' | 'lastName'> & {
    ageConfirmed: boolean | null;
  },
  now: Date,
): User => ({
  ...fields,
  usernameKey: accountKey(fields.username),
  emailKey: accountKey(fields.email),
  createdAt: now,
});

/** The account with another username and e-mail address; itself where both are as before. */
export const withIdentity = <U extends User>(
  user: U,
  { username, email }: Pick<User, 'username' | 'email'>,
): U =>
  user.username === username && user.email === email
    ? user
    : { ...user, username, email, usernameKey: accountKey(username), emailKey: accountKey(email) };
