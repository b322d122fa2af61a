import {
  EMAIL_MAX_CHARS,
  NAME_MAX_CHARS,
  USERNAME_MAX_CHARS,
  USERNAME_MIN_CHARS,
} from '@argint/contracts/limits';
import { MESSAGES } from '@argint/contracts/messages';
import type { PasswordPolicy } from '@argint/contracts';
import { newPasswordFault } from './password-rules.ts';
import { t } from '../../lib/i18n/text.ts';

/** The fields of the registration form. */
export interface RegisterForm {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  password: string;
  ageConfirmed: boolean;
}

/** Whether a text has the form of an email address. The server decides. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);

/** What is wrong with a first or last name. */
export const nameFault = (name: string, required: string): string | undefined => {
  if (name.trim() === '') return required;
  return name.length > NAME_MAX_CHARS
    ? t('At most {{count}} characters', { count: NAME_MAX_CHARS })
    : undefined;
};

/** What is wrong with a username. */
export const usernameFault = (name: string): string | undefined => {
  if (name.length < USERNAME_MIN_CHARS) return t(MESSAGES.usernameTooShort);
  const isValid = name.length <= USERNAME_MAX_CHARS && /^[\w-]*$/.test(name);
  return isValid ? undefined : t(MESSAGES.usernameInvalid);
};

/** What is wrong with an email address. */
export const emailFault = (email: string): string | undefined =>
  isEmail(email.trim()) && email.length <= EMAIL_MAX_CHARS ? undefined : t(MESSAGES.emailInvalid);

/** What is wrong with each field: the contracts' limits with the wording of D2 §5. */
export const registerFaults = (
  form: RegisterForm,
  policy: PasswordPolicy | undefined,
): Record<keyof RegisterForm, string | undefined> => ({
  firstName: nameFault(form.firstName, t(MESSAGES.firstNameRequired)),
  lastName: nameFault(form.lastName, t(MESSAGES.lastNameRequired)),
  username: usernameFault(form.username),
  email: emailFault(form.email),
  password: newPasswordFault(form.password, policy),
  ageConfirmed: form.ageConfirmed ? undefined : t('Please confirm that you are 16 or older'),
});
