import { z } from 'zod';
import { BIO_MAX_CHARS } from '../limits.ts';
import { hasActiveMarkup } from '../markup.ts';
import { MESSAGES } from '../messages.ts';
import { PLAN_TYPES } from '../plans.ts';
import { LANGUAGES, THEMES, TIMEZONES } from '../preferences.ts';
import { emailSchema, firstNameSchema, lastNameSchema, usernameSchema } from './auth.ts';

const bio = z
  .string(MESSAGES.bioMalformed)
  .max(BIO_MAX_CHARS, { message: MESSAGES.bioTooLong, abort: true })
  .refine((v) => v.isWellFormed() && !v.includes('\0'), {
    message: MESSAGES.bioMalformed,
    abort: true,
  })
  .refine((v) => !hasActiveMarkup(v), MESSAGES.bioMalicious)
  .meta({
    description: `At most ${BIO_MAX_CHARS} characters, kept as sent; refused with active markup.`,
  });

/** The form of the Profile tab (D2 §5). What is absent below the e-mail address stays as it is. */
export const updateProfileSchema = z.object({
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  username: usernameSchema,
  email: emailSchema,
  bio: bio.optional(),
  theme: z.enum(THEMES, MESSAGES.themeUnknown).optional(),
  language: z.enum(LANGUAGES, MESSAGES.languageUnknown).optional(),
  timezone: z.enum(TIMEZONES, MESSAGES.timezoneUnknown).optional(),
  emailNotifications: z.boolean(MESSAGES.notificationsUnknown).optional(),
  currentPassword: z
    .string(MESSAGES.currentPasswordRequired)
    .meta({ description: 'Needed where the e-mail address changes.' })
    .optional(),
});
export type UpdateProfileBody = z.infer<typeof updateProfileSchema>;

/**
 * Fields of the user that the specification names (D2 §3) and that say nothing of their own: each follows from the
 * plan, or is null because this product has no such thing.
 */
export const legacyUserSchema = z.object({
  hasPaidAccess: z.boolean(),
  /** Null without a plan. */
  subscriptionType: z.enum(PLAN_TYPES).nullable(),
  subscriptionExpiry: z.iso.datetime().nullable(),
  /** -1 for unlimited. */
  remainingAnalyses: z.number().int(),
  isUnlimited: z.boolean(),
  unlimitedAccessGrantedAt: z.null(),
  licenseKey: z.null(),
  unlimitedToken: z.null(),
  freeTrialTokens: z.number().int().nonnegative(),
  freeTrialExpiry: z.iso.datetime().nullable(),
  /** Whether nothing of the trial is left. */
  freeTrialUsed: z.boolean(),
});
export type LegacyUser = z.infer<typeof legacyUserSchema>;

/** What a user says about themselves, with the preferences that follow them to every browser. */
export const profileUserSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  bio: z.string(),
  theme: z.enum(THEMES),
  language: z.enum(LANGUAGES),
  timezone: z.enum(TIMEZONES),
  emailNotifications: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  ...legacyUserSchema.shape,
});
export type ProfileUser = z.infer<typeof profileUserSchema>;

/** The subscription as the profile page shows it (D2 §3, User access). */
export const subscriptionSchema = z.object({
  planType: z.enum(PLAN_TYPES),
  isActive: z.boolean(),
  autoRenew: z.boolean(),
  billingCycle: z.enum(['monthly', 'yearly', 'one-time']),
  expiresAt: z.iso.datetime().nullable(),
  /** -1 for unlimited; null is not shown. */
  analysesRemaining: z.number().int().nullable(),
  nextBillingDate: z.iso.datetime().nullable(),
  /** Rounded up; null without an end, 0 once it has passed. */
  daysUntilExpiry: z.number().int().nonnegative().nullable(),
  cancellationDate: z.iso.datetime().nullable(),
  cancellationReason: z.string().nullable(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** Answer of GET /api/profile. */
export const profileSchema = z.object({
  success: z.literal(true),
  user: profileUserSchema,
  subscription: subscriptionSchema,
});
export type ProfileBody = z.infer<typeof profileSchema>;

/** Answer of PUT /api/profile. */
export const profileUpdatedSchema = profileSchema.extend({ message: z.string() });
