import type { LegacyUser, ProfileUser } from '@argint/contracts';
import { BIO_MAX_CHARS } from '@argint/contracts/limits';
import { MESSAGES } from '@argint/contracts/messages';
import { emailFault, nameFault, usernameFault } from '../auth/register-rules.ts';
import { t } from '../../lib/i18n/text.ts';

/** All fields of the form. */
export type ProfileForm = Omit<ProfileUser, 'id' | 'createdAt' | 'updatedAt' | keyof LegacyUser> & {
  /** Asked for only where the address changes. */
  currentPassword: string;
};

/** Whether the form has another address than the account, which needs the password. */
export const isEmailChanged = (form: Pick<ProfileForm, 'email'>, email: string): boolean =>
  form.email.trim().toLowerCase() !== email.toLowerCase();

/** What is wrong with each field (D2 §5, Profile form). `email` is the account's address now. */
export const profileFaults = (
  form: ProfileForm,
  email: string,
): Partial<Record<keyof ProfileForm, string | undefined>> => ({
  firstName: nameFault(form.firstName, t(MESSAGES.firstNameRequired)),
  lastName: nameFault(form.lastName, t(MESSAGES.lastNameRequired)),
  email: emailFault(form.email),
  username: usernameFault(form.username),
  currentPassword:
    isEmailChanged(form, email) && form.currentPassword === ''
      ? t(MESSAGES.currentPasswordRequired)
      : undefined,
  bio: form.bio.length > BIO_MAX_CHARS ? t(MESSAGES.bioTooLong) : undefined,
});
