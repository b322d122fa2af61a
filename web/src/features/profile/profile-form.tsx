import type { ProfileUser } from '@argint/contracts';
import { MESSAGES } from '@argint/contracts/messages';
import { useId } from 'react';
import type { FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { failureMessage } from '../../lib/api/api-error.ts';
import { refreshSession } from '../../lib/session/refresh-session.ts';
import type { SessionDispatch } from '../../lib/session/session-dispatch.ts';
import { selectToken } from '../../lib/session/session-slice.ts';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import { useFields } from '../../lib/use-fields.ts';
import type { FieldProps } from '../../lib/use-fields.ts';
import { ChoiceField } from './choice-field.tsx';
import { LANGUAGE_OPTIONS, THEME_OPTIONS, TIMEZONE_OPTIONS } from './choices.ts';
import { profileApi } from './profile-api.ts';
import { isEmailChanged, profileFaults } from './profile-rules.ts';
import type { ProfileForm as Form } from './profile-rules.ts';
import { t, useText } from '../../lib/i18n/text.ts';
import { showLanguage } from '../../lib/i18n/language.ts';

const formOf = (user: ProfileUser): Form => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  username: user.username,
  bio: user.bio,
  theme: user.theme,
  language: user.language,
  timezone: user.timezone,
  emailNotifications: user.emailNotifications,
  currentPassword: '',
});

/** Sends the form, says how it went, and has the session take the new names over. */
const useSend = () => {
  const dispatch = useDispatch<SessionDispatch>();
  const token = useSelector(selectToken);
  const [update, { isLoading }] = profileApi.useUpdateProfileMutation();
  /** Resolves to whether it was taken. */
  const send = async ({ currentPassword, ...form }: Form): Promise<boolean> => {
    const proof = currentPassword === '' ? {} : { currentPassword };
    const { error } = await update({ ...form, email: form.email.trim(), ...proof });
    if (error) {
      const text = failureMessage(error, t(MESSAGES.profileUpdateFailed));
      dispatch(toasted({ kind: 'error', title: t('Error'), text }));
      return false;
    }
    // So that the message is in the language that was chosen.
    await showLanguage(form.language).catch(() => undefined);
    dispatch(toasted({ kind: 'success', title: t(MESSAGES.profileUpdated) }));
    await dispatch(refreshSession(token));
    return true;
  };
  return { send, isLoading };
};

/** 'Personal Information': names, address, bio and preferences. */
export function ProfileForm({ profile }: { profile: ProfileUser }) {
  const t = useText();
  const { send, isLoading } = useSend();
  const { values, field, check } = useFields<Form>(formOf(profile), (form) =>
    profileFaults(form, profile.email),
  );
  const password = field('currentPassword');
  const asksPassword = isEmailChanged(values, profile.email);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isLoading || !check(event.currentTarget)) return;
    void send({ ...values, currentPassword: asksPassword ? values.currentPassword : '' }).then(
      (isTaken) => isTaken && password.onChange(''),
    );
  };
  return (
    <section className="panel-card">
      <h2>{t('Personal Information')}</h2>
      <form onSubmit={submit} noValidate>
        <div className="field-pair">
          <Field {...field('firstName')} label={t('First Name')} autoComplete="given-name" />
          <Field {...field('lastName')} label={t('Last Name')} autoComplete="family-name" />
        </div>
        <div className="field-pair">
          <Field {...field('email')} label={t('Email')} type="email" autoComplete="email" />
          <Field
            {...field('username')}
            label={t('Username')}
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        {asksPassword && (
          <Field
            {...password}
            label={t('Current Password')}
            type="password"
            autoComplete="current-password"
            hint={t('Changing your email address needs your password.')}
          />
        )}
        <Bio {...field('bio')} />
        <div className="field-pair field-pair--three">
          <ChoiceField {...field('theme')} label={t('Theme')} options={THEME_OPTIONS} />
          <ChoiceField
            {...field('language')}
            label={t('Language')}
            options={LANGUAGE_OPTIONS}
            hint={t('For the pages and for mails. Critiques of essays are written in English.')}
          />
          <ChoiceField {...field('timezone')} label={t('Timezone')} options={TIMEZONE_OPTIONS} />
        </div>
        <Notifications {...field('emailNotifications')} />
        <Button type="primary" htmlType="submit" disabled={isLoading}>
          {isLoading ? t('Updating...') : t('Update Profile')}
        </Button>
      </form>
    </section>
  );
}

function Bio({ value, onChange, onBlur, error }: FieldProps<string>) {
  const t = useText();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t('Bio')}</label>
      <textarea
        id={id}
        className="field__control bio"
        rows={3}
        placeholder={t('Tell us a bit about yourself...')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-about`}
      />
      <p id={`${id}-about`} className="field__error" aria-live="polite">
        {error}
      </p>
    </div>
  );
}

function Notifications(props: { value: boolean; onChange: (value: boolean) => void }) {
  const t = useText();
  return (
    <div className="field notifications">
      <label className="check">
        <input
          type="checkbox"
          role="switch"
          checked={props.value}
          aria-describedby="notifications-about"
          onChange={(event) => props.onChange(event.target.checked)}
        />
        {t('Email Notifications')}
      </label>
      <p id="notifications-about" className="field__hint">
        {t('Receive notifications about your analyses and account updates')}
      </p>
    </div>
  );
}
