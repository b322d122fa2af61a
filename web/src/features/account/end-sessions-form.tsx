import { MESSAGES } from '@argint/contracts/messages';
import type { FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { failureMessage } from '../../lib/api/api-error.ts';
import { useText } from '../../lib/i18n/text.ts';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import { useFields } from '../../lib/use-fields.ts';
import { accountApi } from './account-api.ts';

/** Asks for the password, then ends one session, or all but this one. */
export function EndSessionsForm(props: {
  label: string;
  sessionId: string | undefined;
  onClosed: () => void;
}) {
  const t = useText();
  const dispatch = useDispatch();
  const [end, { isLoading }] = accountApi.useEndSessionsMutation();
  const { values, field, check } = useFields({ currentPassword: '' }, (form) => ({
    currentPassword: form.currentPassword === '' ? t(MESSAGES.currentPasswordRequired) : undefined,
  }));
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isLoading || !check(event.currentTarget)) return;
    const { sessionId } = props;
    const { error } = await end({ ...values, ...(sessionId === undefined ? {} : { sessionId }) });
    if (error) {
      const text = failureMessage(error, t('The sessions could not be ended'));
      dispatch(toasted({ kind: 'error', title: t('Error'), text }));
      return;
    }
    const text = t(MESSAGES.sessionsEnded);
    dispatch(toasted({ kind: 'success', title: t('Signed Out'), text }));
    props.onClosed();
  };
  return (
    <form onSubmit={submit} noValidate aria-label={props.label}>
      <p>{t('Your password confirms that it is you.')}</p>
      <Field
        {...field('currentPassword')}
        label={t('Password')}
        type="password"
        autoComplete="current-password"
        autoFocus
      />
      <div className="sessions__buttons">
        <Button type="primary" htmlType="submit" disabled={isLoading}>
          {isLoading ? t('Signing Out...') : props.label}
        </Button>
        <Button disabled={isLoading} onClick={props.onClosed}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
