import type { ProfileUser } from '@argint/contracts';
import { BIO_MAX_CHARS } from '@argint/contracts/limits';
import { MESSAGES } from '@argint/contracts/messages';
import { emailFault, nameFault, usernameFault } from '../auth/register-rules.ts';
import { t } from '../../lib/i18n/text.ts';

/** All fields of the form. */
export type ProfileForm = Omit<ProfileUser, 'id' | 'createdAt' | 'updatedAt'>;

/** What is wrong with each field (D2 §5, Profile form). */
export const profileFaults = (
  form: ProfileForm,
): Partial<Record<keyof ProfileForm, string | undefined>> => ({
  firstName: nameFault(form.firstName, t(MESSAGES.firstNameRequired)),
  lastName: nameFault(form.lastName, t(MESSAGES.lastNameRequired)),
  email: emailFault(form.email),
  username: usernameFault(form.username),
  bio: form.bio.length > BIO_MAX_CHARS ? t(MESSAGES.bioTooLong) : undefined,
});
