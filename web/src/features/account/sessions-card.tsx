import type { OpenSession } from '@argint/contracts';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { formatDate } from '../../lib/format/format-date.ts';
import { t as textOf, useText } from '../../lib/i18n/text.ts';
import { accountApi } from './account-api.ts';
import { EndSessionsForm } from './end-sessions-form.tsx';
import './sessions-card.css';

const deviceName = ({ browser, system }: OpenSession): string =>
  browser && system
    ? textOf('{{browser}} on {{system}}', { browser, system })
    : (browser ?? system ?? textOf('Unknown device'));

/** Where the student is signed in, and the way to end one session or all others. */
export function SessionsCard() {
  const t = useText();
  const { data: sessions, isError, refetch } = accountApi.useSessionsQuery();
  /** The session to end, 'others' for all but this one, or null. */
  const [chosen, setChosen] = useState<OpenSession | 'others' | null>(null);
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <section className="panel-card sessions">
      <h2>{t('Where You Are Signed In')}</h2>
      {isError && (
        <p role="alert">
          {t('Your sessions could not be loaded.')}{' '}
          <Button onClick={() => void refetch()}>{t('Retry')}</Button>
        </p>
      )}
      {!sessions && !isError && <p role="status">{t('Loading your sessions...')}</p>}
      {sessions && (
        <ul className="sessions__list">
          {sessions.map((session) => (
            <li key={session.id}>
              <p>
                <strong>{deviceName(session)}</strong>
                {session.isCurrent && ` (${t('this session')})`}
                <br />
                <small>
                  {t('Signed in on {{started}}, last used on {{used}}', {
                    started: formatDate(session.startedAt),
                    used: formatDate(session.lastUsedAt),
                  })}
                </small>
              </p>
              {!session.isCurrent && (
                <Button onClick={() => setChosen(session)}>
                  {t('Sign Out')}
                  <span className="visually-hidden"> {deviceName(session)}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {chosen !== null && (
        <EndSessionsForm
          key={chosen === 'others' ? chosen : chosen.id}
          label={
            chosen === 'others'
              ? t('Sign Out Everywhere Else')
              : t('Sign Out {{device}}', { device: deviceName(chosen) })
          }
          sessionId={chosen === 'others' ? undefined : chosen.id}
          onClosed={() => setChosen(null)}
        />
      )}
      {chosen === null && others.length > 1 && (
        <Button onClick={() => setChosen('others')}>{t('Sign Out Everywhere Else')}</Button>
      )}
    </section>
  );
}
