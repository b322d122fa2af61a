import type { EssayCard } from '@argint/contracts';
import { Button } from 'antd';
import { useDispatch } from 'react-redux';
import { deletionAsked } from './deletions-slice.ts';

interface Props {
  essay: EssayCard;
  /** The essay has other drafts, which stay unless all are deleted. */
  hasDrafts: boolean;
  /** Called before the essay leaves the list. */
  onDelete: (id: string) => void;
}

/** Deletes an essay, with Undo in a message; of several drafts, this one or all. */
export function DeleteEssay({ essay, hasDrafts, onDelete }: Props) {
  const dispatch = useDispatch();
  const { id, title, draftNumber } = essay;
  const deleteIt = (allDrafts: boolean): void => {
    onDelete(id);
    const done = allDrafts ? 'All drafts deleted' : hasDrafts ? 'Draft deleted' : 'Essay deleted';
    const groupId = essay.groupId || id;
    dispatch(deletionAsked({ essayId: id, allDrafts, groupId, title, done }));
  };
  return (
    <span className="essay-card__delete">
      <Button
        type="text"
        danger
        aria-label={hasDrafts ? `Delete draft ${draftNumber} of ${title}` : `Delete ${title}`}
        onClick={() => deleteIt(false)}
      >
        Delete
      </Button>
      {hasDrafts && (
        <Button
          type="text"
          danger
          aria-label={`Delete all drafts of ${title}`}
          onClick={() => deleteIt(true)}
        >
          Delete all
        </Button>
      )}
    </span>
  );
}
