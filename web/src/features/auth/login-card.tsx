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

interface Props {
  email: string;
  onEmail: (email: string) => void;
  onRegister: () => void;
  onForgot: () => void;
}

const emailFault = (email: string): string | undefined => {
  if (email.trim() === '') return 'Please enter your email';
  return isEmail(email.trim()) ? undefined : 'Invalid email address';
};

/**
 * 'Access Your Account'. The password field appears once the email contains an @. It is there before,
 * unseen, so that a password manager finds it and fills both.
 */
export function LoginCard({ email, onEmail, onRegister, onForgot }: Props) {
  const auth = useSimpleAuth();
  const dispatch = useDispatch();
  const [login, { isLoading, error }] = authApi.useLoginMutation();
  const { values, field, check } = useFields({ email, password: '' }, (form) => ({
    email: emailFault(form.email),
    password: form.password === '' ? 'Please enter your password' : undefined,
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
        title: 'Login Successful',
        text: `Welcome back, ${user.firstName || user.username}!`,
      }),
    );
  };
  const emailField = field('email');
  return (
    <section className="gate__card">
      <h1>Access Your Account</h1>
      <form onSubmit={submit} noValidate>
        <Field
          {...emailField}
          label="Email"
          type="email"
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
            label="Password"
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
              Forgot your password?
            </button>
          </p>
        </div>
        {error && !isLoading && (
          <div className="form-fault" role="alert">
            <strong>Login Failed</strong>
            {loginErrorMessage(error)}
          </div>
        )}
        <Button type="primary" htmlType="submit" size="large" block disabled={!ready || isLoading}>
          {isLoading ? 'Signing In...' : 'Sign In'}
        </Button>
      </form>
      <p className="gate__note">
        Logged into another Google account in this browser? Use the email and password method here.
      </p>
      <p className="gate__switch">
        <button type="button" className="text-button" onClick={onRegister}>
          Need an account? Register here
        </button>
      </p>
    </section>
  );
}
