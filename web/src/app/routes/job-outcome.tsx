import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import type { JobState } from '../../features/analysis-job/job-slice.ts';

const ResultView = lazy(async () => ({
  default: (await import('../../features/result/result-view.tsx')).ResultView,
}));
const CritiquedEssay = lazy(async () => ({
  default: (await import('../../features/result/critiqued-essay.tsx')).CritiquedEssay,
}));

/** The line-by-line panel under the form: what to do, remarks as they come, then the whole result. */
export function JobOutcome({ job, draftEmpty }: { job: JobState; draftEmpty: boolean }) {
  const { submission, critiques, result } = job;
  if (job.phase !== 'watching' || !submission) {
    return draftEmpty ? (
      <p className="workbench__hint">Start typing to see line-by-line analysis</p>
    ) : null;
  }
  if (result && job.status === 'completed') {
    return (
      <Suspense fallback={<div className="skeleton workbench__loading" />}>
        <ResultView
          text={submission.text}
          result={result}
          heading={
            <>
              <h2>Your result</h2>
              <p>
                Kept under <Link to={paths.essays}>My Essays</Link> ·{' '}
                <Link to={paths.analysis}>Open on its own page</Link>
              </p>
            </>
          }
        />
      </Suspense>
    );
  }
  if (critiques.length === 0 || job.status === 'failed') return null;
  return (
    <Suspense fallback={<div className="skeleton workbench__loading" />}>
      <h2 className="workbench__count" aria-live="polite">
        {critiques.length} {critiques.length === 1 ? 'issue' : 'issues'} found so far
      </h2>
      <CritiquedEssay running text={submission.text} critiques={critiques} />
    </Suspense>
  );
}
