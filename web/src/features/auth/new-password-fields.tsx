import type { PasswordPolicy } from '@argint/contracts';
import { MESSAGES } from '@argint/contracts/messages';
import { Field } from '../../components/field.tsx';
import type { FieldProps } from '../../lib/use-fields.ts';
import { newPasswordFault, passwordHint } from './password-rules.ts';
import { t, useText } from '../../lib/i18n/text.ts';

/** A new password, written twice. */
export interface NewPassword {
  newPassword: string;
  confirmPassword: string;
}

/** What is wrong with a new password (D2 §5, Change password). */
export const newPasswordFaults = (
  { newPassword, confirmPassword }: NewPassword,
  policy: PasswordPolicy | undefined,
): Record<keyof NewPassword, string | undefined> => {
  const fault = newPasswordFault(newPassword, policy, t(MESSAGES.newPasswordTooShort));
  const mismatch = newPassword === confirmPassword ? undefined : t("Passwords don't match");
  return {
    newPassword: fault,
    confirmPassword: confirmPassword === '' ? t('Please confirm your new password') : mismatch,
  };
};

/** The two fields of a new password. */
export function NewPasswordFields({
  field,
  policy,
}: {
  field: (name: keyof NewPassword) => FieldProps<string>;
  policy: PasswordPolicy | undefined;
}) {
  const t = useText();
  return (
    <>
      <Field
        {...field('newPassword')}
        label={t('New Password')}
        type="password"
        autoComplete="new-password"
        hint={passwordHint(policy)}
      />
      <Field
        {...field('confirmPassword')}
        label={t('Confirm New Password')}
        type="password"
        autoComplete="new-password"
      />
    </>
  );
}
