import type { FormEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { failureMessage } from '../../lib/api/api-error.ts';
import { useSimpleAuth } from '../../lib/session/simple-auth.tsx';
import { useCapabilities } from '../capabilities/capabilities-api.ts';
import { useFields } from '../../lib/use-fields.ts';
import { authApi } from './auth-api.ts';
import { passwordHint } from './password-rules.ts';
import { registerFaults } from './register-rules.ts';
import type { RegisterForm } from './register-rules.ts';

const blank = { firstName: '', lastName: '', username: '', password: '', ageConfirmed: false };

/** 'Create Account'. A new student is signed in at once. */
export function RegisterCard({ email, onLogin }: { email: string; onLogin: () => void }) {
  const auth = useSimpleAuth();
  const [register, { isLoading, error }] = authApi.useRegisterMutation();
  const policy = useCapabilities()?.passwordPolicy;
  const { values, field, check } = useFields<RegisterForm>({ ...blank, email }, (form) =>
    registerFaults(form, policy),
  );
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isLoading || !check(event.currentTarget)) return;
    const answer = await register({ ...values, email: values.email.trim(), ageConfirmed: true });
    if (answer.error) return;
    onLogin();
    auth.login({ ...answer.data, isNewUser: true });
  };
  const age = field('ageConfirmed');
  return (
    <section className="gate__card">
      <h1>Create Account</h1>
      <form onSubmit={submit} noValidate>
        <div className="gate__names">
          <Field {...field('firstName')} label="First name" autoComplete="given-name" />
          <Field {...field('lastName')} label="Last name" autoComplete="family-name" />
        </div>
        <Field
          {...field('username')}
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
        />
        <Field
          {...field('password')}
          label="Password"
          type="password"
          autoComplete="new-password"
          hint={passwordHint(policy)}
        />
        <div className="field">
          <label className="check">
            <input
              type="checkbox"
              checked={age.value}
              onChange={(event) => age.onChange(event.target.checked)}
              aria-invalid={age.error !== undefined}
              aria-describedby="age-error"
            />
            I am 16 years or older
          </label>
          <p id="age-error" className="field__error" aria-live="polite">
            {age.error}
          </p>
        </div>
        {error && !isLoading && (
          <div className="form-fault" role="alert">
            {failureMessage(error, 'Registration failed')}
          </div>
        )}
        <Button type="primary" htmlType="submit" size="large" block disabled={isLoading}>
          {isLoading ? 'Creating Account...' : 'Create Account'}
        </Button>
      </form>
      <p className="gate__switch">
        Already registered?{' '}
        <button type="button" className="text-button" onClick={onLogin}>
          Sign in here
        </button>
      </p>
    </section>
  );
}
