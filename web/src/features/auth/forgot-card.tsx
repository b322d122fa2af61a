import { MESSAGES } from '@argint/contracts/messages';
import type { FormEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { failureMessage } from '../../lib/api/api-error.ts';
import { useFields } from '../../lib/use-fields.ts';
import { useCapabilities } from '../capabilities/capabilities-api.ts';
import { authApi } from './auth-api.ts';
import { isEmail } from './register-rules.ts';
import { useText } from '../../lib/i18n/text.ts';

/** 'Forgot Your Password?': has a link sent. Says the same whether or not there is an account. */
export function ForgotCard({ email, onLogin }: { email: string; onLogin: () => void }) {
  const t = useText();
  const [forgot, { isLoading, isSuccess, error }] = authApi.useForgotPasswordMutation();
  const mail = useCapabilities()?.mail;
  const { values, field, check } = useFields({ email }, (form) => ({
    email: isEmail(form.email.trim()) ? undefined : t(MESSAGES.emailInvalid),
  }));
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isLoading && check(event.currentTarget)) void forgot({ email: values.email.trim() });
  };
  return (
    <section className="gate__card">
      <h1>{t('Forgot Your Password?')}</h1>
      {isSuccess ? (
        <div className="notice" role="status">
          <strong>{t('Look in your mailbox')}</strong>
          <p>{t(MESSAGES.resetRequested)}</p>
          <p>{t('The link works once, for 30 minutes.')}</p>
          {mail === 'file' && (
            <p>{t('This server writes mails to its folder “mail” and does not send them.')}</p>
          )}
        </div>
      ) : (
        <form onSubmit={submit} noValidate>
          <Field
            {...field('email')}
            label={t('Email')}
            type="email"
            required
            autoComplete="username"
            inputMode="email"
            hint={t('We send you a link to choose a new password.')}
          />
          {error && !isLoading && (
            <div className="form-fault" role="alert">
              {failureMessage(error)}
            </div>
          )}
          <Button type="primary" htmlType="submit" size="large" block disabled={isLoading}>
            {isLoading ? t('Sending...') : t('Send Link')}
          </Button>
        </form>
      )}
      <p className="gate__switch">
        <button type="button" className="text-button" onClick={onLogin}>
          {t('Back to sign in')}
        </button>
      </p>
    </section>
  );
}
