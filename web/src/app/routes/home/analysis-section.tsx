import { useDispatch, useSelector } from 'react-redux';
import { ErrorPanel } from '../../../features/analysis-job/error-panel.tsx';
import { errorDismissed, selectJob } from '../../../features/analysis-job/job-slice.ts';
import { StatusCard } from '../../../features/analysis-job/status-card.tsx';
import { useAnalysis } from '../../../features/analysis-job/use-analysis.ts';
import { useCancel } from '../../../features/analysis-job/use-cancel.ts';
import { useCapabilities } from '../../../features/capabilities/capabilities-api.ts';
import { estimateWords } from '../../../features/capabilities/estimate-words.ts';
import { costWords } from '../../../features/credits/start-cost.ts';
import { useAccess } from '../../../features/credits/use-access.ts';
import {
  draftCleared,
  draftRestored,
  isBlankDraft,
  selectDraft,
} from '../../../features/essay-form/draft-slice.ts';
import { JobOutcome } from './job-outcome.tsx';
import { toSection } from './to-section.ts';

/** The analysis: why it did not start, how far it is, and what it found. */
export function AnalysisSection() {
  const dispatch = useDispatch();
  const job = useSelector(selectJob);
  const draftEmpty = useSelector((state: Parameters<typeof selectDraft>[0]) =>
    isBlankDraft(selectDraft(state)),
  );
  const capabilities = useCapabilities();
  const access = useAccess();
  const analyse = useAnalysis();
  const { submission } = job;
  const cancel = useCancel({
    onCancelled: () => {
      dispatch(draftCleared());
      toSection('essay-form');
    },
    undo: () => draftRestored(submission ?? { text: '', question: '' }),
  });
  const retry = (): void => {
    if (submission) void analyse(submission, job.type);
  };
  const tryAgain = (): void => {
    dispatch(errorDismissed());
    toSection('essay-form');
  };
  const length = submission?.text.length ?? 0;
  return (
    <section id="analysis" className="page workbench__analysis" aria-label="Line-by-line analysis">
      {job.startFailure && <ErrorPanel failure={job.startFailure} onTryAgain={tryAgain} />}
      {job.phase !== 'idle' && (
        <StatusCard
          job={job}
          estimate={estimateWords(capabilities, length, job.type)}
          retryCost={access ? costWords(job.type, access) : null}
          onCancel={cancel}
          onRetry={retry}
        />
      )}
      <JobOutcome job={job} draftEmpty={draftEmpty} />
    </section>
  );
}
