import { Button } from 'antd';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import { usePutInForm } from '../essay-form/use-put-in-form.ts';
import { EssayCard } from './essay-card.tsx';
import './essays.css';
import { groupOf } from './group-drafts.ts';
import type { EssayGroup } from './group-drafts.ts';
import { useFocusAfterMore } from './use-focus-after-more.ts';
import { plural, useText } from '../../lib/i18n/text.ts';

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
  const t = useText();
  const { groups, hasMore, loadingMore, failure, onShowMore, onDelete } = props;
  const essays = groups.map(({ newest }) => newest);
  const putInForm = usePutInForm();
  const beginNew = (): void => putInForm({ text: '', question: '', parentEssayId: null });
  const beforeMore = useFocusAfterMore(essays);
  const showMore = (): void => {
    beforeMore();
    onShowMore();
  };
  return (
    <>
      <header className="essays__head">
        <h1>{t('Your Essays')}</h1>
        <div className="essays__links">
          <LinkButton to={paths.progress}>{t('Your progress')}</LinkButton>
          <LinkButton to={paths.section('essay-form')} onFollow={beginNew}>
            {t('New essay')}
          </LinkButton>
        </div>
      </header>
      <ul className="essays">
        {groups.map(({ newest, earlier }) => (
          <li key={groupOf(newest)}>
            <EssayCard essay={newest} earlier={earlier} onDelete={onDelete} />
          </li>
        ))}
      </ul>
      <div className="essays__more">
        {failure && <p role="alert">{failure}</p>}
        <p role="status">
          {hasMore
            ? plural(essays.length, '{{count}} essay shown', '{{count}} essays shown, newest first')
            : plural(essays.length, 'This is your only essay', 'All {{count}} essays shown')}
        </p>
        {hasMore && (
          <Button loading={loadingMore} onClick={showMore}>
            {t('Show more')}
          </Button>
        )}
      </div>
    </>
  );
}
