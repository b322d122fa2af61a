import { useDispatch, useSelector } from 'react-redux';
import { ErrorPanel } from '../../../features/analysis-job/error-panel.tsx';
import { errorDismissed, isRunning, selectJob } from '../../../features/analysis-job/job-slice.ts';
import { StatusCard } from '../../../features/analysis-job/status-card.tsx';
import { useJobActions } from '../../../features/analysis-job/use-job-actions.ts';
import { JobOutcome } from './job-outcome.tsx';
import { toSection } from './to-section.ts';
import { useText } from '../../../lib/i18n/text.ts';

/** Below the form: why an analysis did not start, or how it ended and what it found. */
export function AnalysisSection() {
  const t = useText();
  const dispatch = useDispatch();
  const job = useSelector(selectJob);
  const { estimate, retryCost, cancel, retry } = useJobActions();
  const tryAgain = (): void => {
    dispatch(errorDismissed());
    toSection('essay-form');
  };
  return (
    <section
      id="analysis"
      className="page workbench__analysis"
      aria-label={t('Line-by-line analysis')}
    >
      {job.startFailure && <ErrorPanel failure={job.startFailure} onTryAgain={tryAgain} />}
      {job.phase === 'watching' && !isRunning(job) && (
        <StatusCard
          job={job}
          estimate={estimate}
          retryCost={retryCost}
          onCancel={cancel}
          onRetry={retry}
        />
      )}
      <JobOutcome job={job} />
    </section>
  );
}
