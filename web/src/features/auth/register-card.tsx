import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
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
import { Rich } from '../../lib/i18n/rich.tsx';
import { useText } from '../../lib/i18n/text.ts';

const blank = { firstName: '', lastName: '', username: '', password: '', ageConfirmed: false };

/** 'Create Account'. A new student is signed in at once. */
export function RegisterCard({ email, onLogin }: { email: string; onLogin: () => void }) {
  const t = useText();
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
      <h1>{t('Create Account')}</h1>
      <form onSubmit={submit} noValidate>
        <div className="gate__names">
          <Field {...field('firstName')} label={t('First name')} autoComplete="given-name" />
          <Field {...field('lastName')} label={t('Last name')} autoComplete="family-name" />
        </div>
        <Field
          {...field('username')}
          label={t('Username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field
          {...field('email')}
          label={t('Email')}
          type="email"
          required
          autoComplete="email"
          inputMode="email"
        />
        <Field
          {...field('password')}
          label={t('Password')}
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
            {t('I am 16 years or older')}
          </label>
          <p id="age-error" className="field__error" aria-live="polite">
            {age.error}
          </p>
        </div>
        {error && !isLoading && (
          <div className="form-fault" role="alert">
            {failureMessage(error, t('Registration failed'))}
          </div>
        )}
        <p className="gate__terms">
          <Rich
            text={t(
              'By creating an account you agree to the <terms>Terms of Service</terms>. The <privacy>Privacy Policy</privacy> says what is stored, and for how long.',
            )}
            tags={{
              terms: (words) => <Link to={paths.termsOfService}>{words}</Link>,
              privacy: (words) => <Link to={paths.privacyPolicy}>{words}</Link>,
            }}
          />
        </p>
        <Button type="primary" htmlType="submit" size="large" block disabled={isLoading}>
          {isLoading ? t('Creating Account...') : t('Create Account')}
        </Button>
      </form>
      <p className="gate__switch">
        {t('Already registered?')}{' '}
        <button type="button" className="text-button" onClick={onLogin}>
          {t('Sign in here')}
        </button>
      </p>
    </section>
  );
}
