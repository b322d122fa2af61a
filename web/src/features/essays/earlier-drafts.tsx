import type { EssayCard } from '@argint/contracts';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useText } from '../../lib/i18n/text.ts';
import { fromList } from './list-address.ts';

/** Links to the earlier drafts of an essay, newest first. `list` is the query of the list. */
export function EarlierDrafts({ drafts, list }: { drafts: readonly EssayCard[]; list: string }) {
  const t = useText();
  if (drafts.length === 0) return null;
  return (
    <span className="essay-drafts">
      {t('Earlier:')}{' '}
      {drafts.map(({ id, title, draftNumber }) => (
        <Link
          key={id}
          to={paths.essay(id)}
          state={fromList(list)}
          aria-label={t('Draft {{number}} of {{title}}', { number: draftNumber, title })}
        >
          {t('Draft {{number}}', { number: draftNumber })}
        </Link>
      ))}
    </span>
  );
}
