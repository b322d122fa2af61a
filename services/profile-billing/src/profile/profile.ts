import { defineAggregate, type FieldsOf } from '@argint/aggregate-store';
import { z } from 'zod';

/** What users say about themselves. Stored under the user's id. */
export const profileSchema = defineAggregate({
  name: 'profiles',
  fields: {
    firstName: z.string(),
    lastName: z.string(),
    createdAt: z.date(),
    updatedAt: z.date(),
  },
});
export type Profile = FieldsOf<typeof profileSchema>;

/** The profile of a new user. */
export const newProfile = (names: { firstName: string; lastName: string }, now: Date): Profile => ({
  firstName: names.firstName,
  lastName: names.lastName,
  createdAt: now,
  updatedAt: now,
});
