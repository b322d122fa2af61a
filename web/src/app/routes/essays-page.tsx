import { Button } from 'antd';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { EmptyCard } from '../../components/empty-card.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { paths } from '../../config/paths.ts';
import { isDeleted, selectDeletions } from '../../features/essays/deletions-slice.ts';
import { listErrorMessage } from '../../features/essays/essay-errors.ts';
import { EssayList } from '../../features/essays/essay-list.tsx';
import { essaysApi } from '../../features/essays/essays-api.ts';
import { groupDrafts } from '../../features/essays/group-drafts.ts';
import { useFocusAfterDelete } from '../../features/essays/use-focus-after-delete.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useText } from '../../lib/i18n/text.ts';

/** Your Essays: newest first, one page at a time. */
export function EssaysPage() {
  const t = useText();
  usePageTitle(t('Your Essays'));
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    essaysApi.useEssaysInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const deletions = useSelector(selectDeletions);
  const essays = useMemo(
    () => data?.pages.flatMap((page) => page.essays).filter((one) => !isDeleted(deletions, one)),
    [data, deletions],
  );
  const groups = useMemo(() => essays && groupDrafts(essays), [essays]);
  const newest = useMemo(() => groups?.map((group) => group.newest), [groups]);
  const onDelete = useFocusAfterDelete(newest);
  if (!groups && error) {
    return (
      <EmptyCard
        alert
        title={t('Error Loading Essays')}
        actions={
          <Button type="primary" loading={isFetching} onClick={() => void refetch()}>
            {t('Try Again')}
          </Button>
        }
      >
        <p>{listErrorMessage(error)}</p>
      </EmptyCard>
    );
  }
  if (!groups) return <PageSkeleton label={t('Loading your essays')} />;
  if (groups.length === 0 && !hasNextPage) {
    return (
      <EmptyCard
        title={t('No essays yet')}
        actions={
          <>
            <LinkButton type="primary" to={paths.section('essay-form')}>
              {t('Start Writing')}
            </LinkButton>
            <LinkButton to={paths.sample}>{t('See a sample result')}</LinkButton>
          </>
        }
      >
        <p>{t('Every essay you analyse is kept here with its critiques.')}</p>
      </EmptyCard>
    );
  }
  return (
    <div className="page">
      <EssayList
        groups={groups}
        hasMore={hasNextPage}
        loadingMore={isFetchingNextPage}
        failure={error ? listErrorMessage(error) : null}
        onShowMore={() => void fetchNextPage()}
        onDelete={onDelete}
      />
    </div>
  );
}
