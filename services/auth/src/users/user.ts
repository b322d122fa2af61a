import { Schema } from 'mongoose';

/** An account. Keys are what uniqueness is judged by: the same in any letter case. */
export interface User {
  username: string;
  usernameKey: string;
  email: string;
  emailKey: string;
  /** PHC string of argon2id. */
  passwordHash: string;
  firstName: string;
  lastName: string;
  /** Null where the form did not ask. */
  ageConfirmed: boolean | null;
  createdAt: Date;
}

export const userSchema = new Schema({
  _id: { type: String, required: true },
  username: { type: String, required: true },
  usernameKey: { type: String, required: true },
  email: { type: String, required: true },
  emailKey: { type: String, required: true },
  passwordHash: { type: String, required: true },
  firstName: { type: String, required: true },
  lastName: { type: String, required: true },
  ageConfirmed: { type: Boolean, default: null },
  createdAt: { type: Date, required: true },
})
  .index({ emailKey: 1 }, { unique: true })
  .index({ usernameKey: 1 }, { unique: true });

/** What an e-mail address or username is found and compared by. */
export const accountKey = (name: string): string => name.trim().normalize('NFC').toLowerCase();

/** A new account of checked fields. */
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
