import {
  EMAIL_MAX_CHARS,
  NAME_MAX_CHARS,
  PASSWORD_MAX_CHARS,
  PASSWORD_MIN_CHARS,
  USERNAME_MAX_CHARS,
  USERNAME_MIN_CHARS,
} from '@argint/contracts/limits';
import { MESSAGES } from '@argint/contracts/messages';

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

const nameFault = (name: string, required: string): string | undefined => {
  if (name.trim() === '') return required;
  return name.length > NAME_MAX_CHARS ? `At most ${NAME_MAX_CHARS} characters` : undefined;
};

const usernameFault = (name: string): string | undefined => {
  if (name.length < USERNAME_MIN_CHARS) return MESSAGES.usernameTooShort;
  const isValid = name.length <= USERNAME_MAX_CHARS && /^[\w-]*$/.test(name);
  return isValid ? undefined : MESSAGES.usernameInvalid;
};

const passwordFault = (password: string): string | undefined => {
  if (password.length < PASSWORD_MIN_CHARS) return MESSAGES.passwordTooShort;
  return password.length > PASSWORD_MAX_CHARS ? MESSAGES.passwordTooLong : undefined;
};

/** What is wrong with each field: the contracts' limits with the wording of D2 §5. */
export const registerFaults = (
  form: RegisterForm,
): Record<keyof RegisterForm, string | undefined> => ({
  firstName: nameFault(form.firstName, MESSAGES.firstNameRequired),
  lastName: nameFault(form.lastName, MESSAGES.lastNameRequired),
  username: usernameFault(form.username),
  email:
    isEmail(form.email.trim()) && form.email.length <= EMAIL_MAX_CHARS
      ? undefined
      : MESSAGES.emailInvalid,
  password: passwordFault(form.password),
  ageConfirmed: form.ageConfirmed ? undefined : 'Please confirm that you are 16 or older',
});
