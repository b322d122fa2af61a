import type { EssayCard } from '@argint/contracts';
import { Button, Popconfirm } from 'antd';
import { useDispatch } from 'react-redux';
import { failureMessage } from '../../lib/api/api-error.ts';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import { essaysApi } from './essays-api.ts';

interface Props {
  essay: EssayCard;
  /** The essay has other drafts, which stay unless all are deleted. */
  hasDrafts: boolean;
  /** Called before anything is deleted. */
  onDelete: (id: string) => void;
}

/** Deletes an essay once the student has confirmed it; of several drafts, this one or all. */
export function DeleteEssay({ essay, hasDrafts, onDelete }: Props) {
  const dispatch = useDispatch();
  const [remove, { isLoading }] = essaysApi.useDeleteEssayMutation();
  const { id, title, draftNumber } = essay;
  const deleteIt = async (allDrafts: boolean): Promise<void> => {
    onDelete(id);
    const { error } = await remove({ id, allDrafts });
    const done = allDrafts ? 'All drafts deleted' : hasDrafts ? 'Draft deleted' : 'Essay deleted';
    dispatch(
      error
        ? toasted({ kind: 'error', title: 'Error', text: failureMessage(error) })
        : toasted({ kind: 'success', title: done, text: title }),
    );
  };
  return (
    <span className="essay-card__delete">
      <Popconfirm
        title={hasDrafts ? `Delete draft ${draftNumber}?` : 'Delete this essay?'}
        description={
          hasDrafts
            ? 'This permanently removes its text, critiques and scores. The other drafts stay.'
            : 'This permanently removes the text, its critiques and its scores.'
        }
        okText="Delete"
        okButtonProps={{ danger: true }}
        cancelText="Keep"
        onConfirm={() => deleteIt(false)}
      >
        <Button
          type="text"
          danger
          loading={isLoading}
          aria-label={hasDrafts ? `Delete draft ${draftNumber} of ${title}` : `Delete ${title}`}
        >
          Delete
        </Button>
      </Popconfirm>
      {hasDrafts && (
        <Popconfirm
          title="Delete all drafts?"
          description="This permanently removes every draft of this essay."
          okText="Delete all"
          okButtonProps={{ danger: true }}
          cancelText="Keep"
          onConfirm={() => deleteIt(true)}
        >
          <Button type="text" danger aria-label={`Delete all drafts of ${title}`}>
            Delete all
          </Button>
        </Popconfirm>
      )}
    </span>
  );
}
