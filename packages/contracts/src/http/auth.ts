import { z } from 'zod';
import {
  EMAIL_MAX_CHARS,
  NAME_MAX_CHARS,
  PASSWORD_MAX_CHARS,
  PASSWORD_MIN_CHARS,
  USERNAME_MAX_CHARS,
  USERNAME_MIN_CHARS,
} from '../limits.ts';
import { MESSAGES } from '../messages.ts';
import { isInvisible, isPlainName } from './plain-name.ts';
import { isCommonPassword, isReservedUsername } from './refused-words.ts';

const plainName = (required: string, label: string) =>
  z
    .string(required)
    .trim()
    .refine((v) => !isInvisible(v), { message: required, abort: true })
    .max(NAME_MAX_CHARS, {
      message: `${label} must be at most ${NAME_MAX_CHARS} characters`,
      abort: true,
    })
    .refine(isPlainName, `${label} contains invalid characters`)
    .meta({
      minLength: 1,
      description: 'Trimmed; no markup, path, query, link, formula, control or unseen character.',
    });

export const firstNameSchema = plainName(MESSAGES.firstNameRequired, 'First name');
export const lastNameSchema = plainName(MESSAGES.lastNameRequired, 'Last name');

export const emailSchema = z
  .string(MESSAGES.emailInvalid)
  .trim()
  .max(EMAIL_MAX_CHARS, MESSAGES.emailInvalid)
  .pipe(z.email(MESSAGES.emailInvalid));

export const usernameSchema = z
  .string(MESSAGES.usernameTooShort)
  .trim()
  .min(USERNAME_MIN_CHARS, MESSAGES.usernameTooShort)
  .max(USERNAME_MAX_CHARS, MESSAGES.usernameInvalid)
  .regex(/^[A-Za-z0-9_-]+$/, { message: MESSAGES.usernameInvalid, abort: true })
  .refine((v) => !isReservedUsername(v), MESSAGES.usernameReserved);

const passwordOf = (tooShort: string) =>
  z
    .string(tooShort)
    .min(PASSWORD_MIN_CHARS, tooShort)
    .max(PASSWORD_MAX_CHARS, MESSAGES.passwordTooLong)
    // Every lone surrogate would be hashed as U+FFFD, so different passwords would be one.
    .refine((v) => v.isWellFormed(), {
      message: 'Password contains invalid characters',
      abort: true,
    })
    .refine((v) => !isInvisible(v), MESSAGES.passwordBlank);
const isUncommon = (password: string): boolean => !isCommonPassword(password);

/** The form's rule: at least 6 characters. The strict rule is `strictPassword`. */
export const newPasswordSchema = passwordOf(MESSAGES.passwordTooShort);
/** The same, without the passwords that are guessed first. */
export const newPasswordRule = newPasswordSchema.refine(isUncommon, MESSAGES.passwordCommon);

/** Whether a password meets PASSWORD_POLICY=strict: 8-128 with lower case, upper case and a digit. */
export const strictPassword = (password: string): boolean =>
  password.length >= 8 &&
  password.length <= PASSWORD_MAX_CHARS &&
  /[a-z]/.test(password) &&
  /[A-Z]/.test(password) &&
  /\d/.test(password);

export const registerSchema = z
  .object({
    username: usernameSchema,
    email: emailSchema,
    password: newPasswordSchema,
    firstName: firstNameSchema,
    lastName: lastNameSchema,
    /** Absent where the form did not ask; an explicit no is refused. */
    ageConfirmed: z
      .boolean()
      .refine((v) => v, MESSAGES.tooYoung)
      .optional(),
  })
  // Checked once every field is right, so that a fault of a field is named first.
  .refine(({ password }) => isUncommon(password), {
    path: ['password'],
    message: MESSAGES.passwordCommon,
  });
export type RegisterBody = z.infer<typeof registerSchema>;

/** A password of any length: only a new one has rules. */
export const loginSchema = z.object({
  email: emailSchema,
  password: z
    .string('Please check your email and password format.')
    .min(1, 'Please check your email and password format.'),
});
export const refreshSchema = z.object({
  refreshToken: z
    .string('refreshToken is required')
    .min(1, 'refreshToken is required')
    .max(512, 'refreshToken is too long'),
});
export const logoutSchema = refreshSchema;
const changedPassword = passwordOf(MESSAGES.newPasswordTooShort).refine(
  isUncommon,
  MESSAGES.passwordCommon,
);
export const changePasswordSchema = z.object({
  currentPassword: z
    .string(MESSAGES.currentPasswordRequired)
    .min(1, MESSAGES.currentPasswordRequired),
  newPassword: changedPassword,
});
export const forgotPasswordSchema = z.object({ email: emailSchema });
export const resetPasswordSchema = z.object({
  token: z
    .string(MESSAGES.resetTokenRequired)
    .min(1, MESSAGES.resetTokenRequired)
    .max(256, MESSAGES.resetTokenRequired),
  newPassword: changedPassword,
});
export const verifyEmailSchema = resetPasswordSchema.pick({ token: true });
export const verifyAccountSchema = z.object({ email: emailSchema });

export const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  freeTrialTokens: z.number().int().nonnegative(),
  freeTrialExpiry: z.iso.datetime().nullable(),
});
export type User = z.infer<typeof userSchema>;

/** Answer of register, login and refresh; expiresAt is the access token's. */
export const sessionSchema = z.object({
  success: z.literal(true),
  token: z.string(),
  refreshToken: z.string(),
  expiresAt: z.iso.datetime(),
  isNewUser: z.boolean(),
  user: userSchema,
});
export type SessionBody = z.infer<typeof sessionSchema>;

export const accountCheckSchema = z.object({
  success: z.literal(true),
  accountExists: z.boolean(),
  accessType: z.string(),
  suggestion: z.string(),
});
export type AccountCheckBody = z.infer<typeof accountCheckSchema>;
