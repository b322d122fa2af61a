import type { EssayCard as Essay } from '@argint/contracts';
import { Button } from 'antd';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import { formatCount } from '../../lib/format/format-number.ts';
import { EssayCard } from './essay-card.tsx';
import './essays.css';
import { useFocusAfterMore } from './use-focus-after-more.ts';

interface Props {
  essays: readonly Essay[];
  /** The server has more essays than are shown. */
  hasMore: boolean;
  loadingMore: boolean;
  /** Why the list is incomplete or out of date; null when it is neither. */
  failure: string | null;
  onShowMore: () => void;
  /** Called before an essay is deleted. */
  onDelete: (id: string) => void;
}

/** The essays as cards, with a button that loads more and a link to write a new one. */
export function EssayList(props: Props) {
  const { essays, hasMore, loadingMore, failure, onShowMore, onDelete } = props;
  const beforeMore = useFocusAfterMore(essays);
  const showMore = (): void => {
    beforeMore();
    onShowMore();
  };
  return (
    <>
      <header className="essays__head">
        <h1>Your Essays</h1>
        <LinkButton to={paths.section('essay-form')}>New essay</LinkButton>
      </header>
      <ul className="essays">
        {essays.map((essay) => (
          <li key={essay.id}>
            <EssayCard essay={essay} onDelete={onDelete} />
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
