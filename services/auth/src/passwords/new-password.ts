import { AppError, MESSAGES, newPasswordRule, strictPassword } from '@argint/contracts';
import type { PasswordPolicy } from '@argint/contracts';
import { isListedPassword } from './common-passwords.ts';

const refusal = (message: string | undefined): AppError =>
  new AppError('VALIDATION_FAILED', message);

/**
 * The strict policy refuses every listed password; the other one only the few that are guessed first.
 *
 * @throws AppError VALIDATION_FAILED for a password that nobody may choose under this policy
 */
export const checkNewPassword = async (password: string, policy: PasswordPolicy): Promise<void> => {
  const parsed = newPasswordRule.safeParse(password);
  if (!parsed.success) throw refusal(parsed.error.issues[0]?.message);
  if (policy !== 'strict') return;
  if (!strictPassword(password)) throw refusal(MESSAGES.passwordStrict);
  if (await isListedPassword(password)) throw refusal(MESSAGES.passwordCommon);
};
