import type { EssayDetail } from '@argint/contracts';
import { useDispatch } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { deletionAsked } from '../essays/deletions-slice.ts';
import { groupOf } from '../essays/group-drafts.ts';
import './drafts.css';
import { useText } from '../../lib/i18n/text.ts';

/** The drafts of an essay as links, newest first, and a way to delete them all. Nothing for a single draft. */
export function DraftsNav({ essay }: { essay: EssayDetail }) {
  const t = useText();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { drafts, draftNumber, id, title } = essay;
  if (drafts.length < 2) return null;
  const remove = (): void => {
    // Leave first: this page would ask for an essay that is gone.
    void navigate(paths.essays);
    const done = t('All drafts deleted');
    dispatch(deletionAsked({ essayId: id, allDrafts: true, groupId: groupOf(essay), title, done }));
  };
  return (
    <nav className="drafts-nav" aria-label={t('Drafts')}>
      <ol>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <Link
              to={paths.essay(draft.id)}
              title={formatDate(draft.createdAt)}
              aria-current={draft.id === id ? 'page' : undefined}
            >
              {t('Draft {{number}}', { number: draft.draftNumber })}
            </Link>
          </li>
        ))}
      </ol>
      {draftNumber > 1 && <a href="#since">{t('What has changed')}</a>}
      <button type="button" className="text-button" onClick={remove}>
        {t('Delete all drafts')}
      </button>
    </nav>
  );
}
