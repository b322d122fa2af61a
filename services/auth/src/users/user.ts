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
    /** Counts changes of the password. A session of an earlier epoch is over, unless it is `keptSid`. */
    passwordEpoch: z.int().nonnegative().default(0),
    /** The session that changed the password last. */
    keptSid: z.string().nullable().default(null),
    /** Set with a new password, null once the other sessions are revoked. */
    endSessionsSince: z.date().nullable().default(null),
    /** Addresses that the account had until lately, for the mail that goes there. Oldest first. */
    oldEmails: z
      .array(z.object({ changeId: z.string(), email: z.string(), until: z.date() }))
      .default([]),
    /** When the first of them is forgotten. */
    oldEmailsUntil: z.date().nullable().default(null),
    /** Whether the e-mail address had a free trial lately when the account was made, so that it gets none. */
    hadTrial: z.boolean().default(false),
    /** Whether a link of a mail to this address was used. Accounts of releases without such links count as if. */
    emailVerified: z.boolean().default(true),
    /** Requests of the last day to send the mail with the link again. Oldest first. */
    verificationRequests: z.array(z.object({ requestId: z.string(), at: z.date() })).default([]),
    createdAt: z.date(),
    /** Set with the deletion, when nothing of the person is left in the document. */
    deletedAt: z.date().nullable().default(null),
  },
  indexes: [
    { fields: { emailKey: 1 }, unique: true },
    { fields: { usernameKey: 1 }, unique: true },
    { fields: { endSessionsSince: 1 } },
    { fields: { oldEmailsUntil: 1 } },
    { fields: { deletedAt: 1 } },
  ],
});
export type User = FieldsOf<typeof userSchema>;

/** The key of an e-mail address or username, by which accounts are found and compared. */
export const accountKey = (name: string): string => name.trim().normalize('NFC').toLowerCase();

/** A new account. The fields must have been checked. */
export const newUser = (
  fields: Pick<
    User,
    'username' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'ageConfirmed' | 'hadTrial'
  >,
  now: Date,
): User => ({
  ...fields,
  usernameKey: accountKey(fields.username),
  emailKey: accountKey(fields.email),
  passwordEpoch: 0,
  keptSid: null,
  endSessionsSince: null,
  oldEmails: [],
  oldEmailsUntil: null,
  emailVerified: false,
  verificationRequests: [],
  createdAt: now,
  deletedAt: null,
});

/** The account without the person: name, address and password are gone, and username and e-mail address are free. */
export const erase = <U extends User>(user: U & { _id: string }, now: Date): U => ({
  ...user,
  username: 'deleted',
  usernameKey: `deleted ${user._id}`,
  email: 'deleted',
  emailKey: `deleted ${user._id}`,
  passwordHash: 'deleted',
  firstName: 'deleted',
  lastName: 'deleted',
  ageConfirmed: null,
  hadTrial: false,
  oldEmails: [],
  oldEmailsUntil: null,
  emailVerified: false,
  verificationRequests: [],
  deletedAt: now,
});

/** The account with another username and e-mail address; itself where both are as before. Another address is not verified. */
export const withIdentity = <U extends User>(
  user: U,
  { username, email }: Pick<User, 'username' | 'email'>,
): U =>
  user.username === username && user.email === email
    ? user
    : {
        ...user,
        username,
        email,
        usernameKey: accountKey(username),
        emailKey: accountKey(email),
        emailVerified: user.emailVerified && accountKey(email) === user.emailKey,
      };

/** How long an old address is kept, in ms: a mail is tried for a day. */
const OLD_EMAIL_MS = 25 * 60 * 60 * 1_000;
/** Old addresses kept. The first ones stay, so that somebody who takes over an account cannot push out the owner's address. */
const OLD_EMAILS_MAX = 10;

const withOldEmails = <U extends User>(user: U, oldEmails: User['oldEmails']): U => ({
  ...user,
  oldEmails,
  oldEmailsUntil: oldEmails[0]?.until ?? null,
});

/** The account without the old addresses that are no longer needed. */
export const forgetOldEmails = <U extends User>(user: U, now: Date): U =>
  user.oldEmailsUntil !== null && user.oldEmailsUntil <= now
    ? withOldEmails(
        user,
        user.oldEmails.filter(({ until }) => until > now),
      )
    : user;

/** The account with the address that it had until now. */
export const keepOldEmail = <U extends User>(
  user: U,
  old: { changeId: string; email: string },
  now: Date,
): U => {
  const kept = user.oldEmails.filter(({ until }) => until > now);
  const until = new Date(now.getTime() + OLD_EMAIL_MS);
  return withOldEmails(user, [...kept, { ...old, until }].slice(0, OLD_EMAILS_MAX));
};

/** The account with a new password. All sessions but `keptSid` are over. */
export const withPassword = <U extends User>(
  user: U,
  { passwordHash, keptSid }: Pick<User, 'passwordHash' | 'keptSid'>,
  now: Date,
): U => ({
  ...user,
  passwordHash,
  keptSid,
  passwordEpoch: user.passwordEpoch + 1,
  endSessionsSince: now,
});

/** The account once the sessions that are over have been revoked. */
export const sessionsEnded = <U extends User>(user: U): U =>
  user.endSessionsSince === null ? user : { ...user, endSessionsSince: null };

/** Whether a session has not ended with a change of password. */
export const isSessionCurrent = (
  { passwordEpoch, keptSid }: Pick<User, 'passwordEpoch' | 'keptSid'>,
  session: { sid: string; epoch: number },
): boolean => session.epoch >= passwordEpoch || session.sid === keptSid;
