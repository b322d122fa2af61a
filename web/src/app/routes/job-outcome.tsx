import type { AnalysisResult } from '@argint/contracts';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import type { JobState } from '../../features/analysis-job/job-slice.ts';
import { readResult } from '../../features/analysis-job/result-cache.ts';
import { selectUserId } from '../../lib/session/session-slice.ts';

const ResultView = lazy(async () => ({
  default: (await import('../../features/result/result-view.tsx')).ResultView,
}));
const CritiquedEssay = lazy(async () => ({
  default: (await import('../../features/result/critiqued-essay.tsx')).CritiquedEssay,
}));

function WholeResult({ text, result }: { text: string; result: AnalysisResult }) {
  return (
    <Suspense fallback={<div className="skeleton workbench__loading" />}>
      <ResultView
        text={text}
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

/** The line-by-line panel under the form: what to do, remarks as they come, then the whole result. */
export function JobOutcome({ job, draftEmpty }: { job: JobState; draftEmpty: boolean }) {
  const { submission, critiques, result } = job;
  // A reload keeps what this tab saw last, until the next essay is sent.
  const userId = useSelector(selectUserId);
  const last = useMemo(() => readResult(sessionStorage, userId), [userId]);
  const [sent, setSent] = useState(false);
  if (!sent && job.phase !== 'idle') setSent(true);
  if (job.phase === 'idle' && !job.error && last && !sent) {
    return <WholeResult text={last.essayText} result={last.result} />;
  }
  if (job.phase !== 'watching' || !submission) {
    return draftEmpty ? (
      <p className="workbench__hint">Start typing to see line-by-line analysis</p>
    ) : null;
  }
  if (result && job.status === 'completed') {
    return <WholeResult text={submission.text} result={result} />;
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
