import { AppError, MESSAGES, newPasswordRule, strictPassword } from '@argint/contracts';
import type { PasswordPolicy } from '@argint/contracts';

/** @throws AppError VALIDATION_FAILED for a password that nobody may choose under this policy */
export const checkNewPassword = (password: string, policy: PasswordPolicy): void => {
  const parsed = newPasswordRule.safeParse(password);
  if (!parsed.success) throw new AppError('VALIDATION_FAILED', parsed.error.issues[0]?.message);
  if (policy === 'strict' && !strictPassword(password))
    throw new AppError('VALIDATION_FAILED', MESSAGES.passwordStrict);
};
