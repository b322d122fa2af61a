import type { PasswordPolicy } from '@argint/contracts';
import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '@argint/contracts/limits';
import { MESSAGES } from '@argint/contracts/messages';
import { t } from '../../lib/i18n/text.ts';

const STRICT_MIN_CHARS = 8;

/** Whether a password has what PASSWORD_POLICY=strict asks for. The server decides. */
const isStrict = (password: string): boolean =>
  password.length >= STRICT_MIN_CHARS &&
  [/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(password));

/** What stands below a field for a new password. */
export const passwordHint = (policy: PasswordPolicy | undefined): string =>
  policy === 'strict'
    ? t('8 to 128 characters with a lowercase letter, an uppercase letter and a digit')
    : t('Minimum 6 characters');

/** What is wrong with a new password. `tooShort` is the wording of the form (D2 §5). */
export const newPasswordFault = (
  password: string,
  policy: PasswordPolicy | undefined,
  tooShort: string = t(MESSAGES.passwordTooShort),
): string | undefined => {
  if (password.length < PASSWORD_MIN_CHARS) return tooShort;
  if (password.length > PASSWORD_MAX_CHARS) return t(MESSAGES.passwordTooLong);
  return policy === 'strict' && !isStrict(password) ? t(MESSAGES.passwordStrict) : undefined;
};
