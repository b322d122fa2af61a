import { Schema } from 'mongoose';

/** What a user tells of themselves; the id is the user's. */
export interface Profile {
  firstName: string;
  lastName: string;
  createdAt: Date;
  updatedAt: Date;
}

export const profileSchema = new Schema({
  _id: { type: String, required: true },
  firstName: { type: String, default: '' },
  lastName: { type: String, default: '' },
  createdAt: { type: Date, required: true },
  updatedAt: { type: Date, required: true },
});

export const newProfile = (names: { firstName: string; lastName: string }, now: Date): Profile => ({
  firstName: names.firstName,
  lastName: names.lastName,
  createdAt: now,
  updatedAt: now,
});
