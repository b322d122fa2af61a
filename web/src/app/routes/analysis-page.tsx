import { isFinal } from '@argint/contracts/job';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { EmptyCard } from '../../components/empty-card.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { paths } from '../../config/paths.ts';
import { selectJob } from '../../features/analysis-job/job-slice.ts';
import { fewerCritiquesNote, jobWords } from '../../features/analysis-job/job-words.ts';
import { latestResultApi } from '../../features/analysis-job/latest-result-api.ts';
import { readResult } from '../../features/analysis-job/result-cache.ts';
import { ComparisonLead } from '../../features/drafts/comparison-view.tsx';
import { WriteNextDraft } from '../../features/drafts/write-next-draft.tsx';
import { AnalysisHeading } from '../../features/essays/analysis-heading.tsx';
import { PremiumLink } from '../../features/premium/premium-link.tsx';
import { ResultView } from '../../features/result/result-view.tsx';
import { SuggestionList } from '../../features/suggestions/suggestion-list.tsx';
import { failureMessage } from '../../lib/api/api-error.ts';
import { selectUserId } from '../../lib/session/session-slice.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { useText } from '../../lib/i18n/text.ts';
import { formatPercent } from '../../lib/format/format-number.ts';

/** /analysis: the result of the current job, else this tab's last one, else the server's newest. */
export function AnalysisPage() {
  const t = useText();
  usePageTitle(t('Analysis'));
  const job = useSelector(selectJob);
  const userId = useSelector(selectUserId);
  const [cached] = useState(() => readResult(browserStorage.session, userId));
  const here =
    job.result && job.submission
      ? { result: job.result, essayText: job.submission.text, essayId: job.essayId }
      : cached;
  const {
    data: latest,
    error,
    isFetching,
    refetch,
  } = latestResultApi.useLatestResultQuery(undefined, {
    skip: here !== null,
    refetchOnMountOrArgChange: true,
  });
  const current = here ?? latest;
  if (job.jobId && job.status && !isFinal(job.status)) {
    return (
      <EmptyCard
        title={t('Your essay is being analysed')}
        actions={
          <LinkButton type="primary" to={`${paths.home}#analysis`}>
            {t('Watch it')}
          </LinkButton>
        }
      >
        <p>
          {jobWords(job)}, {formatPercent(job.progress)}
        </p>
      </EmptyCard>
    );
  }
  if (!current && isFetching) return <PageSkeleton label={t('Loading your analysis')} />;
  if (!current && error) {
    return (
      <LoadError title={t('Error Loading Analysis')} onRetry={() => void refetch()}>
        {failureMessage(error)}
      </LoadError>
    );
  }
  if (!current) {
    return (
      <EmptyCard
        title={t('No Analysis Found')}
        actions={
          <LinkButton type="primary" to={paths.section('essay-form')}>
            {t('Go to Essay Form')}
          </LinkButton>
        }
      >
        <p>{t('Analyse an essay first. You will find earlier ones under My Essays.')}</p>
      </EmptyCard>
    );
  }
  return (
    <div className="page">
      <ResultView
        text={current.essayText}
        essayId={current.essayId}
        result={current.result}
        note={fewerCritiquesNote(job)}
        actions={
          <>
            <PremiumLink essayId={current.essayId} result={current.result} />
            <LinkButton to={paths.home}>{t('Back to Home')}</LinkButton>
          </>
        }
        lead={current.essayId !== null && <ComparisonLead essayId={current.essayId} />}
        heading={
          <AnalysisHeading
            essayId={current.essayId}
            known={here ? null : (latest?.essay ?? null)}
          />
        }
      />
      {current.essayId !== null && (
        <>
          <SuggestionList essayId={current.essayId} />
          <WriteNextDraft essayId={current.essayId} />
        </>
      )}
    </div>
  );
}
