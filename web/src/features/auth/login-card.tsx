import type { FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { useSimpleAuth } from '../../lib/session/simple-auth.tsx';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import { useFields } from '../../lib/use-fields.ts';
import { AccountBanner } from './account-banner.tsx';
import { authApi } from './auth-api.ts';
import { loginErrorMessage } from './login-errors.ts';
import { isEmail } from './register-rules.ts';
import { t, useText } from '../../lib/i18n/text.ts';

interface Props {
  email: string;
  onEmail: (email: string) => void;
  onRegister: () => void;
  onForgot: () => void;
}

const emailFault = (email: string): string | undefined => {
  if (email.trim() === '') return t('Please enter your email');
  return isEmail(email.trim()) ? undefined : t('Invalid email address');
};

/**
 * 'Access Your Account'. The password field appears once the email contains an @. It is there before,
 * unseen, so that a password manager finds it and fills both.
 */
export function LoginCard({ email, onEmail, onRegister, onForgot }: Props) {
  const t = useText();
  const auth = useSimpleAuth();
  const dispatch = useDispatch();
  const [login, { isLoading, error }] = authApi.useLoginMutation();
  const { values, field, check } = useFields({ email, password: '' }, (form) => ({
    email: emailFault(form.email),
    password: form.password === '' ? t('Please enter your password') : undefined,
  }));
  const ready = values.email.includes('@');
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (!ready || isLoading || !check(event.currentTarget)) return;
    const answer = await login({ email: values.email.trim(), password: values.password });
    if (answer.error) return;
    const { user } = answer.data;
    auth.login(answer.data);
    dispatch(
      toasted({
        kind: 'success',
        title: t('Login Successful'),
        text: t('Welcome back, {{name}}!', { name: user.firstName || user.username }),
      }),
    );
  };
  const emailField = field('email');
  return (
    <section className="gate__card">
      <h1>{t('Access Your Account')}</h1>
      <form onSubmit={submit} noValidate>
        <Field
          {...emailField}
          label={t('Email')}
          type="email"
          required
          autoComplete="username"
          inputMode="email"
          onChange={(value) => {
            emailField.onChange(value);
            onEmail(value);
          }}
        />
        <AccountBanner email={values.email} onRegister={onRegister} />
        <div className={ready ? undefined : 'gate__unseen'} aria-hidden={!ready}>
          <Field
            {...field('password')}
            label={t('Password')}
            type="password"
            autoComplete="current-password"
            tabIndex={ready ? undefined : -1}
          />
          <p className="gate__forgot">
            <button
              type="button"
              className="text-button"
              tabIndex={ready ? undefined : -1}
              onClick={onForgot}
            >
              {t('Forgot your password?')}
            </button>
          </p>
        </div>
        {error && !isLoading && (
          <div className="form-fault" role="alert">
            <strong>{t('Login Failed')}</strong>
            {loginErrorMessage(error)}
          </div>
        )}
        <Button type="primary" htmlType="submit" size="large" block disabled={!ready || isLoading}>
          {isLoading ? t('Signing In...') : t('Sign In')}
        </Button>
      </form>
      <p className="gate__note">
        {t('Logged into another Google account? Use your email and password here.')}
      </p>
      <p className="gate__switch">
        <button type="button" className="text-button" onClick={onRegister}>
          {t('Need an account? Register here')}
        </button>
      </p>
    </section>
  );
}
