import { Link } from 'react-router-dom';
import { loadable } from '../../../components/loadable.tsx';
import { paths } from '../../../config/paths.ts';
import { isRunning } from '../../../features/analysis-job/job-slice.ts';
import type { JobState } from '../../../features/analysis-job/job-slice.ts';
import { critiquesSoFar } from '../../../features/analysis-job/job-words.ts';
import { useText } from '../../../lib/i18n/text.ts';

const CritiquedEssay = loadable(
  async () => (await import('../../../features/result/critiqued-essay.tsx')).CritiquedEssay,
  'block',
);

/**
 * The panel under the form: the way to a running analysis, and what one that did not end well had found. A running
 * analysis is the whole screen, and a result stands at its own address.
 */
export function JobOutcome({ job }: { job: JobState }) {
  const t = useText();
  const { submission, critiques } = job;
  if (job.phase !== 'watching' || !submission) return null;
  if (isRunning(job)) {
    return (
      <p className="workbench__hint">
        {t('Your essay is being analysed.')} <Link to={paths.watch}>{t('Watch it')}</Link>
      </p>
    );
  }
  if (job.status === 'completed' || critiques.length === 0) return null;
  return (
    <>
      <h2 className="workbench__count">{critiquesSoFar(job)}</h2>
      <CritiquedEssay
        running
        essayId={job.essayId ?? ''}
        text={submission.text}
        critiques={critiques}
      />
    </>
  );
}
