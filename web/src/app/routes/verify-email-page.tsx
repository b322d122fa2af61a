import { MESSAGES } from '@argint/contracts/messages';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Button } from '../../components/button.tsx';
import { EmptyCard } from '../../components/empty-card.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import { emailApi } from '../../features/auth/email-api.ts';
import { ResendMail } from '../../features/auth/resend-mail.tsx';
import { failureMessage, readFailure } from '../../lib/api/api-error.ts';
import { useText } from '../../lib/i18n/text.ts';
import { selectSignedIn } from '../../lib/session/session-slice.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** What helps after a link that does not work: a new mail, for which one has to be signed in. */
function NewMail() {
  const t = useText();
  return useSelector(selectSignedIn) ? (
    <ResendMail />
  ) : (
    <LinkButton type="primary" to={paths.login}>
      {t('Sign In')}
    </LinkButton>
  );
}

/** /verify-email#token, where the link of the mail leads. Confirms the address at once, signed in or not. */
export function VerifyEmailPage() {
  const t = useText();
  usePageTitle(t('Confirm your email address'));
  const [token] = useState(() => location.hash.slice(1));
  const [verify, { isSuccess, error }] = emailApi.useVerifyEmailMutation();
  useEffect(() => {
    history.replaceState(history.state, '', location.pathname);
    if (token !== '') void verify({ token });
  }, [token, verify]);
  if (isSuccess)
    return (
      <EmptyCard
        title={t('Email address confirmed')}
        actions={
          <LinkButton type="primary" to={paths.section('essay-form')}>
            {t('Analyse an essay')}
          </LinkButton>
        }
      >
        <p role="status">{t(MESSAGES.emailVerified)}</p>
      </EmptyCard>
    );
  if (token === '')
    return (
      <EmptyCard alert title={t('This link is not complete')} actions={<NewMail />}>
        <p>{t('Please open it again from the mail, or ask for a new one.')}</p>
      </EmptyCard>
    );
  if (error) {
    const isRefused = readFailure(error).code === 'EMAIL_LINK_INVALID';
    return (
      <EmptyCard
        alert
        title={t('The address is not confirmed yet')}
        actions={
          isRefused ? (
            <NewMail />
          ) : (
            <Button type="primary" onClick={() => void verify({ token })}>
              {t('Try Again')}
            </Button>
          )
        }
      >
        <p>{failureMessage(error)}</p>
      </EmptyCard>
    );
  }
  return (
    <EmptyCard title={t('Confirm your email address')}>
      <p role="status">{t('One moment...')}</p>
    </EmptyCard>
  );
}
