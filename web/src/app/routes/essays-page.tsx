import { useMemo } from 'react';
import { Button } from '../../components/button.tsx';
import { EmptyCard } from '../../components/empty-card.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { listErrorMessage } from '../../features/essays/essay-errors.ts';
import { EssayList } from '../../features/essays/essay-list.tsx';
import { groupDrafts } from '../../features/essays/group-drafts.ts';
import { useAllEssays } from '../../features/essays/use-all-essays.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useText } from '../../lib/i18n/text.ts';

/** Your Essays: newest first, or as the address asks. */
export function EssaysPage() {
  const t = useText();
  usePageTitle(t('Your Essays'));
  const { essays, isWhole, loaded, total, error, isFetching, retry } = useAllEssays();
  const groups = useMemo(() => essays && groupDrafts(essays), [essays]);
  if (!groups && error) {
    return (
      <EmptyCard
        alert
        title={t('Error Loading Essays')}
        actions={
          <Button type="primary" disabled={isFetching} onClick={retry}>
            {t('Try Again')}
          </Button>
        }
      >
        <p>{listErrorMessage(error)}</p>
      </EmptyCard>
    );
  }
  if (!groups) return <PageSkeleton label={t('Loading your essays')} />;
  return (
    <EssayList
      groups={groups}
      loaded={loaded}
      total={total}
      isWhole={isWhole}
      failure={error ? listErrorMessage(error) : null}
      isFetching={isFetching}
      onRetry={retry}
    />
  );
}
