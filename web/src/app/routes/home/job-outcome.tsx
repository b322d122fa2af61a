import type { AnalysisResult } from '@argint/contracts';
import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { loadable } from '../../../components/loadable.tsx';
import { paths } from '../../../config/paths.ts';
import { isRunning } from '../../../features/analysis-job/job-slice.ts';
import type { JobState } from '../../../features/analysis-job/job-slice.ts';
import { critiquesSoFar, fewerCritiquesNote } from '../../../features/analysis-job/job-words.ts';
import { readResult } from '../../../features/analysis-job/result-cache.ts';
import { selectUserId } from '../../../lib/session/session-slice.ts';
import { browserStorage } from '../../../lib/storage/browser-storage.ts';
import { useText } from '../../../lib/i18n/text.ts';
import { Rich } from '../../../lib/i18n/rich.tsx';

const ResultView = loadable(
  async () => (await import('../../../features/result/result-view.tsx')).ResultView,
  'block',
);
const WriteNextDraft = loadable(
  async () => (await import('../../../features/drafts/write-next-draft.tsx')).WriteNextDraft,
  'card',
);
const ComparisonLead = loadable(
  async () => (await import('../../../features/drafts/comparison-view.tsx')).ComparisonLead,
  'card',
);
const CritiquedEssay = loadable(
  async () => (await import('../../../features/result/critiqued-essay.tsx')).CritiquedEssay,
  'block',
);

function WholeResult(props: {
  text: string;
  essayId: string | null;
  result: AnalysisResult;
  note: string | null;
}) {
  const t = useText();
  return (
    <>
      <ResultView
        {...props}
        lead={props.essayId !== null && <ComparisonLead essayId={props.essayId} />}
        heading={
          <>
            <h2>{t('Your result')}</h2>
            <p>
              <Rich
                text={t('Saved under <essays>My Essays</essays>')}
                tags={{ essays: (words) => <Link to={paths.essays}>{words}</Link> }}
              />{' '}
              · <Link to={paths.analysis}>{t('Open on its own page')}</Link>
            </p>
          </>
        }
      />
      {props.essayId !== null && <WriteNextDraft essayId={props.essayId} />}
    </>
  );
}

/**
 * The panel under the form: the way to a running analysis, and what the last one came to. A
 * running analysis itself is the whole screen.
 */
export function JobOutcome({ job }: { job: JobState }) {
  const t = useText();
  const { submission, critiques, result } = job;
  // After a reload, this tab's last result is shown until the next essay is sent.
  const userId = useSelector(selectUserId);
  const last = useMemo(() => readResult(browserStorage.session, userId), [userId]);
  const [sent, setSent] = useState(false);
  if (!sent && job.phase !== 'idle') setSent(true);
  if (job.phase === 'idle' && !job.startFailure && last && !sent) {
    return (
      <WholeResult text={last.essayText} essayId={last.essayId} result={last.result} note={null} />
    );
  }
  if (job.phase !== 'watching' || !submission) return null;
  if (isRunning(job)) {
    return (
      <p className="workbench__hint">
        {t('Your essay is being analysed.')} <Link to={paths.watch}>{t('Watch it')}</Link>
      </p>
    );
  }
  if (result && job.status === 'completed') {
    return (
      <WholeResult
        text={submission.text}
        essayId={job.essayId}
        result={result}
        note={fewerCritiquesNote(job)}
      />
    );
  }
  if (critiques.length === 0) return null;
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
