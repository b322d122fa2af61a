import type { PasswordPolicy } from '@argint/contracts';
import { MESSAGES } from '@argint/contracts/messages';
import { Field } from '../../components/field.tsx';
import type { FieldProps } from '../../lib/use-fields.ts';
import { newPasswordFault, passwordHint } from './password-rules.ts';

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
  const fault = newPasswordFault(newPassword, policy, MESSAGES.newPasswordTooShort);
  const mismatch = newPassword === confirmPassword ? undefined : "Passwords don't match";
  return {
    newPassword: fault,
    confirmPassword: confirmPassword === '' ? 'Please confirm your new password' : mismatch,
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
  return (
    <>
      <Field
        {...field('newPassword')}
        label="New Password"
        type="password"
        autoComplete="new-password"
        hint={passwordHint(policy)}
      />
      <Field
        {...field('confirmPassword')}
        label="Confirm New Password"
        type="password"
        autoComplete="new-password"
      />
    </>
  );
}
