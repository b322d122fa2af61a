import { useParams } from 'react-router-dom';
import { EmptyCard } from '../../components/empty-card.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { paths } from '../../config/paths.ts';
import { detailErrorMessage } from '../../features/essays/essay-errors.ts';
import { EssayHeading } from '../../features/essays/essay-heading.tsx';
import { essaysApi } from '../../features/essays/essays-api.ts';
import { ResultView } from '../../features/result/result-view.tsx';
import { readFailure } from '../../lib/api/api-error.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** /essays/{id}: the essay with its newest result, in the same view as /analysis. */
export function EssayPage() {
  const { id = '' } = useParams();
  const { data: essay, error } = essaysApi.useEssayQuery(id, { refetchOnMountOrArgChange: true });
  usePageTitle(essay?.title ?? 'Essay');
  if (error) {
    const missing = readFailure(error).status === 404;
    return (
      <EmptyCard
        alert
        title={missing ? 'Essay not found' : 'Error Loading Essay'}
        actions={
          <>
            <LinkButton type="primary" to={paths.essays}>
              Back to Essays
            </LinkButton>
            <LinkButton to={paths.login}>Log In Again</LinkButton>
          </>
        }
      >
        <p>{detailErrorMessage(error)}</p>
      </EmptyCard>
    );
  }
  if (!essay) return <PageSkeleton label="Loading your essay" />;
  const newest = essay.analysisResults[0];
  const heading = <EssayHeading essay={essay} level={newest?.criticalThinkingLevel ?? null} />;
  return (
    <div className="page">
      {newest ? (
        <ResultView
          heading={heading}
          text={essay.content}
          essayId={id}
          result={newest.analysisData}
        />
      ) : (
        <>
          <header className="result__head">
            <div className="result__title">{heading}</div>
          </header>
          <p>
            {essay.status === 'queued' || essay.status === 'processing'
              ? 'This essay is being analysed. Its critiques will appear here.'
              : 'This essay has no analysis yet.'}
          </p>
          <div className="essay-plain">{essay.content}</div>
        </>
      )}
    </div>
  );
}
