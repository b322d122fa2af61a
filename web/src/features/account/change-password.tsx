import { MESSAGES } from '@argint/contracts/messages';
import type { FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { failureMessage } from '../../lib/api/api-error.ts';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import { useFields } from '../../lib/use-fields.ts';
import { newPasswordFaults, NewPasswordFields } from '../auth/new-password-fields.tsx';
import { useCapabilities } from '../capabilities/capabilities-api.ts';
import { accountApi } from './account-api.ts';
import { useText } from '../../lib/i18n/text.ts';

const blank = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** 'Change Password'. Other devices are signed out, this one is not. */
export function ChangePassword() {
  const t = useText();
  const dispatch = useDispatch();
  const policy = useCapabilities()?.passwordPolicy;
  const [change, { isLoading }] = accountApi.useChangePasswordMutation();
  const { values, field, check, reset } = useFields(blank, (form) => ({
    currentPassword: form.currentPassword === '' ? t(MESSAGES.currentPasswordRequired) : undefined,
    ...newPasswordFaults(form, policy),
  }));
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isLoading || !check(event.currentTarget)) return;
    const { currentPassword, newPassword } = values;
    const { error } = await change({ currentPassword, newPassword });
    if (error) {
      const text = failureMessage(error, t('Failed to change password'));
      dispatch(toasted({ kind: 'error', title: t('Error'), text }));
      return;
    }
    reset();
    const text = t(MESSAGES.passwordChanged);
    dispatch(toasted({ kind: 'success', title: t('Password Changed'), text }));
  };
  return (
    <section className="panel-card">
      <h2>{t('Change Password')}</h2>
      <form onSubmit={submit} noValidate>
        <Field
          {...field('currentPassword')}
          label={t('Current Password')}
          type="password"
          autoComplete="current-password"
        />
        <NewPasswordFields field={field} policy={policy} />
        <Button type="primary" htmlType="submit" disabled={isLoading}>
          {isLoading ? t('Changing...') : t('Change Password')}
        </Button>
      </form>
    </section>
  );
}
