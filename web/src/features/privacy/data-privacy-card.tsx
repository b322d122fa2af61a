import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { paths } from '../../config/paths.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import { useConsentsQuery, useSetTrainingMutation } from './privacy-api.ts';
import { useExport } from './use-export.ts';
import './privacy.css';
import { t, useText } from '../../lib/i18n/text.ts';
import { Rich } from '../../lib/i18n/rich.tsx';

const KINDS = { terms: 'Terms of Service', training: 'Use for training' } as const;

const consent = (kind: keyof typeof KINDS, version: string, at: string) => ({
  what: t(KINDS[kind]),
  version,
  date: formatDate(at),
});

/** Data Privacy: a copy of everything, the consent to training, and what was agreed to when. */
export function DataPrivacyCard() {
  const t = useText();
  const { isExporting, exportNow } = useExport('all');
  return (
    <section className="panel-card privacy">
      <h2>{t('Data Privacy')}</h2>
      <div className="privacy__row">
        <p>
          <Rich
            text={t(
              'A copy of your profile, essays and billing history. See the <policy>Privacy Policy</policy>.',
            )}
            tags={{ policy: (words) => <Link to={paths.privacyPolicy}>{words}</Link> }}
          />
        </p>
        <Button disabled={isExporting} onClick={() => void exportNow()}>
          {isExporting ? t('Exporting...') : t('Export Your Data')}
        </Button>
      </div>
      <TrainingConsent />
    </section>
  );
}

function TrainingConsent() {
  const t = useText();
  const dispatch = useDispatch();
  const { data, isError, refetch } = useConsentsQuery();
  const [set, { isLoading }] = useSetTrainingMutation();
  const change = async (training: boolean): Promise<void> => {
    const { error } = await set(training);
    if (error)
      dispatch(
        toasted({ kind: 'error', title: t('Error'), text: t('Your choice could not be saved') }),
      );
  };
  if (isError)
    return (
      <p role="alert">
        {t('Your consents could not be loaded.')}{' '}
        <Button onClick={() => void refetch()}>{t('Retry')}</Button>
      </p>
    );
  return (
    <>
      <label className="privacy__switch">
        <input
          type="checkbox"
          role="switch"
          checked={data?.training ?? false}
          disabled={!data || isLoading}
          onChange={(event) => void change(event.target.checked)}
        />
        <span>
          <strong>{t('Use my essays to train models')}</strong>
          <br />
          {t('Off unless you turn it on. This version of the service trains no model.')}
        </span>
      </label>
      {data && data.history.length > 0 && (
        <details className="privacy__history">
          <summary>{t('What you agreed to')}</summary>
          <ul>
            {data.history.map(({ kind, granted, version, at }) => (
              <li key={kind + at}>
                {granted
                  ? t(
                      '{{what}} accepted, version {{version}}, {{date}}',
                      consent(kind, version, at),
                    )
                  : t(
                      '{{what}} withdrawn, version {{version}}, {{date}}',
                      consent(kind, version, at),
                    )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
