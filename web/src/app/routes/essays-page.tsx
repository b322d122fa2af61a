import { Button } from 'antd';
import { EmptyCard } from '../../components/empty-card.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { paths } from '../../config/paths.ts';
import { essaysApi } from '../../features/essays/essays-api.ts';
import { EssayList } from '../../features/essays/essay-list.tsx';
import { listErrorMessage } from '../../features/essays/essay-errors.ts';
import { useFocusAfterDelete } from '../../features/essays/use-focus-after-delete.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** Your Essays: newest first, as the server has them. */
export function EssaysPage() {
  usePageTitle('Your Essays');
  const { data, error, isFetching, refetch } = essaysApi.useEssaysQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const onDelete = useFocusAfterDelete(data);
  if (error) {
    return (
      <EmptyCard
        alert
        title="Error Loading Essays"
        actions={
          <Button type="primary" loading={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      >
        <p>{listErrorMessage(error)}</p>
      </EmptyCard>
    );
  }
  if (!data) return <PageSkeleton label="Loading your essays" />;
  if (data.length === 0) {
    return (
      <EmptyCard
        title="No essays yet"
        actions={
          <LinkButton type="primary" to={paths.section('essay-form')}>
            Start Writing
          </LinkButton>
        }
      >
        <p>Every essay you analyse is kept here with its remarks.</p>
      </EmptyCard>
    );
  }
  return (
    <div className="page">
      <EssayList essays={data} onDelete={onDelete} />
    </div>
  );
}
