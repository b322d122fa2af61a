import {
  EMAIL_MAX_CHARS,
  NAME_MAX_CHARS,
  PASSWORD_MAX_CHARS,
  PASSWORD_MIN_CHARS,
  USERNAME_MAX_CHARS,
  USERNAME_MIN_CHARS,
} from '@argint/contracts/limits';
import { MESSAGES } from '@argint/contracts/messages';
import type { FormRule } from 'antd';

/** The fields of the registration form. */
export interface RegisterForm {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  password: string;
}

const name = (required: string): FormRule[] => [
  { required: true, whitespace: true, message: required },
  { max: NAME_MAX_CHARS, message: `At most ${NAME_MAX_CHARS} characters` },
];

/** The contracts' limits as form rules, with the wording of D2 §5. */
export const registerRules = {
  firstName: name(MESSAGES.firstNameRequired),
  lastName: name(MESSAGES.lastNameRequired),
  username: [
    { required: true, min: USERNAME_MIN_CHARS, message: MESSAGES.usernameTooShort },
    { max: USERNAME_MAX_CHARS, pattern: /^[\w-]*$/, message: MESSAGES.usernameInvalid },
  ],
  email: [{ required: true, type: 'email', max: EMAIL_MAX_CHARS, message: MESSAGES.emailInvalid }],
  password: [
    { required: true, min: PASSWORD_MIN_CHARS, message: MESSAGES.passwordTooShort },
    { max: PASSWORD_MAX_CHARS, message: MESSAGES.passwordTooLong },
  ],
  age: [
    {
      validator: async (_rule: unknown, checked: unknown) => {
        if (checked !== true) throw new Error('Please confirm that you are 16 or older');
      },
    },
  ],
} satisfies Record<string, FormRule[]>;
