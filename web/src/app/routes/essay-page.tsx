import type { JobStatus } from '@argint/contracts/job';
import { useDeferredValue } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { EmptyCard } from '../../components/empty-card.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { paths } from '../../config/paths.ts';
import { selectJob } from '../../features/analysis-job/job-slice.ts';
import { ComparisonLead } from '../../features/drafts/comparison-view.tsx';
import { DraftsNav } from '../../features/drafts/drafts-nav.tsx';
import { WriteNextDraft } from '../../features/drafts/write-next-draft.tsx';
import { AnalyseAgain } from '../../features/essays/analyse-again.tsx';
import { detailErrorMessage } from '../../features/essays/essay-errors.ts';
import { EssayHeading } from '../../features/essays/essay-heading.tsx';
import { essaysApi } from '../../features/essays/essays-api.ts';
import { useListAddress } from '../../features/essays/list-address.ts';
import { mayAnalyseAgain } from '../../features/essays/status-words.ts';
import { ResultActions } from '../../features/essays/result-actions.tsx';
import { ResultView } from '../../features/result/result-view.tsx';
import { SuggestionList } from '../../features/suggestions/suggestion-list.tsx';
import { readFailure } from '../../lib/api/api-error.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useFindJobOf } from '../use-resume-job.ts';
import { JobScreen } from './job-screen.tsx';
import { useJobScreen } from './use-job-screen.ts';
import { t, useText } from '../../lib/i18n/text.ts';

const stateWords = (status: JobStatus | null): string => {
  if (status === 'failed') return t('The analysis of this essay failed.');
  if (status === 'cancelled') return t('The analysis of this essay was cancelled.');
  return status === null || status === 'completed'
    ? t('This essay has no analysis yet.')
    : t('This essay is being analysed. Its critiques will appear here.');
};

/** /essays/{id}: the essay with its newest result, in the same view as /analysis. */
export function EssayPage() {
  const t = useText();
  const { id = '' } = useParams();
  const list = useListAddress();
  const { data, error } = essaysApi.useEssayQuery(id, { refetchOnMountOrArgChange: true });
  // Rendered in slices: a long result at once would keep the page busy.
  const essay = useDeferredValue(data);
  const { essayId, phase } = useSelector(selectJob);
  const isItsPage = essayId === id;
  const hasScreen = useJobScreen(isItsPage);
  useFindJobOf(essay, true);
  usePageTitle(essay?.title ?? t('Essay'));
  if (hasScreen && (isItsPage || phase === 'finding')) return <JobScreen />;
  if (error) {
    const missing = readFailure(error).status === 404;
    return (
      <EmptyCard
        alert
        title={missing ? t('Essay not found') : t('Error Loading Essay')}
        actions={
          <>
            <LinkButton type="primary" to={list}>
              {t('Back to Essays')}
            </LinkButton>
            {!missing && <LinkButton to={paths.login}>{t('Log In Again')}</LinkButton>}
          </>
        }
      >
        <p>{detailErrorMessage(error)}</p>
      </EmptyCard>
    );
  }
  if (!essay) return <PageSkeleton label={t('Loading your essay')} />;
  const newest = essay.analysisResults[0];
  const again = mayAnalyseAgain(newest ? (essay.status ?? 'completed') : essay.status) && (
    <AnalyseAgain id={essay.id} primary />
  );
  const heading = (
    <>
      <EssayHeading essay={essay} level={newest?.criticalThinkingLevel ?? null} />
      <DraftsNav essay={essay} />
    </>
  );
  return (
    <div className="page">
      {newest ? (
        <>
          {again && (
            <div className="essay-next">
              <p>
                {stateWords(essay.status)} {t('Below is what was found until then.')}
              </p>
              {again}
            </div>
          )}
          <ResultView
            heading={heading}
            actions={
              <ResultActions essayId={id} title={essay.title} result={newest.analysisData} />
            }
            text={essay.content}
            essayId={id}
            result={newest.analysisData}
            lead={<ComparisonLead key={id} essayId={id} />}
          />
          <SuggestionList essayId={id} />
          <WriteNextDraft essayId={id} />
        </>
      ) : (
        <>
          <header className="result__head">
            <div className="result__title">{heading}</div>
          </header>
          <div className="essay-next">
            <p>{stateWords(essay.status)}</p>
            {again}
          </div>
          <div className="essay-plain" lang="en">
            {essay.content}
          </div>
        </>
      )}
    </div>
  );
}
