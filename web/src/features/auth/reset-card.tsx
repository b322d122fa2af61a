import { MESSAGES } from '@argint/contracts/messages';
import type { FormEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import { failureMessage } from '../../lib/api/api-error.ts';
import { useFields } from '../../lib/use-fields.ts';
import { useCapabilities } from '../capabilities/capabilities-api.ts';
import { authApi } from './auth-api.ts';
import { newPasswordFaults, NewPasswordFields } from './new-password-fields.tsx';
import './sign-in-gate.css';
import { useText } from '../../lib/i18n/text.ts';

/** Chooses a new password with the token of a link. */
export function ResetCard({ token }: { token: string }) {
  const t = useText();
  const policy = useCapabilities()?.passwordPolicy;
  const [reset, { isLoading, isSuccess, error }] = authApi.useResetPasswordMutation();
  const { values, field, check } = useFields({ newPassword: '', confirmPassword: '' }, (form) =>
    newPasswordFaults(form, policy),
  );
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isLoading || !check(event.currentTarget)) return;
    void reset({ token, newPassword: values.newPassword });
  };
  if (isSuccess) {
    return (
      <section className="gate__card" role="status">
        <h1>{t('Password Changed')}</h1>
        <p>
          {t(MESSAGES.passwordChanged)}. {t('You have been signed out everywhere.')}
        </p>
        <p className="gate__switch">
          <LinkButton type="primary" to={paths.login}>
            {t('Sign In')}
          </LinkButton>
        </p>
      </section>
    );
  }
  return (
    <section className="gate__card">
      <h1>{t('Choose a New Password')}</h1>
      <form onSubmit={submit} noValidate>
        <NewPasswordFields field={field} policy={policy} />
        {error && !isLoading && (
          <div className="form-fault" role="alert">
            {failureMessage(error)}
          </div>
        )}
        <Button type="primary" htmlType="submit" size="large" block disabled={isLoading}>
          {isLoading ? t('Changing...') : t('Change Password')}
        </Button>
      </form>
    </section>
  );
}
