import type { EssayCard } from '@argint/contracts';
import { useDispatch } from 'react-redux';
import { deletionAsked } from './deletions-slice.ts';
import { groupOf } from './group-drafts.ts';
import { useText } from '../../lib/i18n/text.ts';

interface Props {
  essay: EssayCard;
  /** The essay has other drafts, which stay unless all are deleted. */
  hasDrafts: boolean;
  /** Called before the essay leaves the list. */
  onDelete: (id: string) => void;
}

/** Deletes an essay, with Undo in a message; of several drafts, this one or all. */
export function DeleteEssay({ essay, hasDrafts, onDelete }: Props) {
  const t = useText();
  const dispatch = useDispatch();
  const { id, title, draftNumber } = essay;
  const deleteIt = (allDrafts: boolean): void => {
    onDelete(id);
    const done = allDrafts
      ? t('All drafts deleted')
      : hasDrafts
        ? t('Draft deleted')
        : t('Essay deleted');
    dispatch(deletionAsked({ essayId: id, allDrafts, groupId: groupOf(essay), title, done }));
  };
  return (
    <span className="essay-deletes">
      <button
        type="button"
        className="text-button essay-delete"
        aria-label={
          hasDrafts
            ? t('Delete draft {{number}} of {{title}}', { number: draftNumber, title })
            : t('Delete {{title}}', { title })
        }
        onClick={() => deleteIt(false)}
      >
        {t('Delete')}
      </button>
      {hasDrafts && (
        <button
          type="button"
          className="text-button essay-delete"
          aria-label={t('Delete all drafts of {{title}}', { title })}
          onClick={() => deleteIt(true)}
        >
          {t('Delete all')}
        </button>
      )}
    </span>
  );
}
