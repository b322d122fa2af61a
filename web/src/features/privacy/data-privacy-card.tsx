import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { paths } from '../../config/paths.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import { useConsentsQuery, useSetTrainingMutation } from './privacy-api.ts';
import { useExport } from './use-export.ts';
import './privacy.css';

const KINDS = { terms: 'Terms of Service', training: 'Use for training' } as const;

/** Data Privacy: a copy of everything, the consent to training, and what was agreed to when. */
export function DataPrivacyCard() {
  const { isExporting, exportNow } = useExport('all');
  return (
    <section className="panel-card privacy">
      <h2>Data Privacy</h2>
      <div className="privacy__row">
        <p>
          A copy of your profile, essays and billing history. See the{' '}
          <Link to={paths.privacyPolicy}>Privacy Policy</Link>.
        </p>
        <Button disabled={isExporting} onClick={() => void exportNow()}>
          {isExporting ? 'Exporting...' : 'Export Your Data'}
        </Button>
      </div>
      <TrainingConsent />
    </section>
  );
}

function TrainingConsent() {
  const dispatch = useDispatch();
  const { data, isError, refetch } = useConsentsQuery();
  const [set, { isLoading }] = useSetTrainingMutation();
  const change = async (training: boolean): Promise<void> => {
    const { error } = await set(training);
    if (error)
      dispatch(toasted({ kind: 'error', title: 'Error', text: 'Your choice could not be saved' }));
  };
  if (isError)
    return (
      <p role="alert">
        Your consents could not be loaded. <Button onClick={() => void refetch()}>Retry</Button>
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
          <strong>Use my essays to train models</strong>
          <br />
          Off unless you turn it on. This version of the service trains no model.
        </span>
      </label>
      {data && data.history.length > 0 && (
        <details className="privacy__history">
          <summary>What you agreed to</summary>
          <ul>
            {data.history.map(({ kind, granted, version, at }) => (
              <li key={kind + at}>
                {KINDS[kind]} {granted ? 'accepted' : 'withdrawn'}, version {version},{' '}
                {formatDate(at)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
