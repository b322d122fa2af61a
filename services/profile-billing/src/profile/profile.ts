import { defineAggregate, type FieldsOf } from '@argint/aggregate-store';
import { LANGUAGES, THEMES, TIMEZONES, type UpdateProfileBody } from '@argint/contracts';
import { z } from 'zod';

/** What users say about themselves, and their preferences. Stored under the user's id. */
export const profileSchema = defineAggregate({
  name: 'profiles',
  fields: {
    firstName: z.string(),
    lastName: z.string(),
    bio: z.string().default(''),
    theme: z.enum(THEMES).default(THEMES[0]),
    language: z.enum(LANGUAGES).default(LANGUAGES[0]),
    timezone: z.enum(TIMEZONES).default(TIMEZONES[0]),
    /** Whether mails about analyses are sent. Mails about the account's safety always are. */
    emailNotifications: z.boolean().default(true),
    createdAt: z.date(),
    updatedAt: z.date(),
  },
});
export type Profile = FieldsOf<typeof profileSchema>;

/** What a user may change. Absent fields stay as they are. */
export type ProfileChange = Omit<UpdateProfileBody, 'username' | 'email' | 'currentPassword'>;

/** The profile of a new user. */
export const newProfile = (names: { firstName: string; lastName: string }, now: Date): Profile => ({
  firstName: names.firstName,
  lastName: names.lastName,
  bio: '',
  theme: THEMES[0],
  language: LANGUAGES[0],
  timezone: TIMEZONES[0],
  emailNotifications: true,
  createdAt: now,
  updatedAt: now,
});

/** The profile after a change; itself where nothing is different. */
export const changeProfile = <P extends Profile>(
  profile: P,
  change: ProfileChange,
  now: Date,
): P => {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  if (given.every(([key, value]) => profile[key as keyof ProfileChange] === value)) return profile;
  return { ...profile, ...Object.fromEntries(given), updatedAt: now };
};
