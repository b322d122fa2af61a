import { Button } from 'antd';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import { formatCount } from '../../lib/format/format-number.ts';
import { EssayCard } from './essay-card.tsx';
import './essays.css';
import type { EssayGroup } from './group-drafts.ts';
import { useFocusAfterMore } from './use-focus-after-more.ts';

interface Props {
  groups: readonly EssayGroup[];
  /** The server has more essays than are shown. */
  hasMore: boolean;
  loadingMore: boolean;
  /** Why the list is incomplete or out of date; null when it is neither. */
  failure: string | null;
  onShowMore: () => void;
  /** Called before an essay is deleted. */
  onDelete: (id: string) => void;
}

/** The essays as cards, one for all drafts of an essay, with a button that loads more and a link to write a new one. */
export function EssayList(props: Props) {
  const { groups, hasMore, loadingMore, failure, onShowMore, onDelete } = props;
  const essays = groups.map(({ newest }) => newest);
  const beforeMore = useFocusAfterMore(essays);
  const showMore = (): void => {
    beforeMore();
    onShowMore();
  };
  return (
    <>
      <header className="essays__head">
        <h1>Your Essays</h1>
        <div className="essays__links">
          <LinkButton to={paths.progress}>Your progress</LinkButton>
          <LinkButton to={paths.section('essay-form')}>New essay</LinkButton>
        </div>
      </header>
      <ul className="essays">
        {groups.map(({ newest, earlier }) => (
          <li key={newest.groupId}>
            <EssayCard essay={newest} earlier={earlier} onDelete={onDelete} />
          </li>
        ))}
      </ul>
      <div className="essays__more">
        {failure && <p role="alert">{failure}</p>}
        <p role="status">
          {hasMore
            ? `${formatCount(essays.length, 'essay')} shown, newest first`
            : `All ${formatCount(essays.length, 'essay')} shown`}
        </p>
        {hasMore && (
          <Button loading={loadingMore} onClick={showMore}>
            Show more
          </Button>
        )}
      </div>
    </>
  );
}
