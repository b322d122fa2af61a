import type { EssayDetail } from '@argint/contracts';
import { Popconfirm } from 'antd';
import { useDispatch } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { failureMessage } from '../../lib/api/api-error.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import { essaysApi } from '../essays/essays-api.ts';
import './drafts.css';

/** The drafts of an essay as links, newest first, and a way to delete them all. Nothing for a single draft. */
export function DraftsNav({ essay }: { essay: EssayDetail }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [deleteEssay] = essaysApi.useDeleteEssayMutation();
  const { drafts, id, title } = essay;
  if (drafts.length < 2) return null;
  const remove = async (): Promise<void> => {
    // Leave first: this page would ask for an essay that is gone.
    void navigate(paths.essays);
    const { error } = await deleteEssay({ id, allDrafts: true });
    dispatch(
      error
        ? toasted({ kind: 'error', title: 'Error', text: failureMessage(error) })
        : toasted({ kind: 'success', title: 'All drafts deleted', text: title }),
    );
  };
  return (
    <nav className="drafts-nav" aria-label="Drafts">
      <ol>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <Link
              to={paths.essay(draft.id)}
              title={formatDate(draft.createdAt)}
              aria-current={draft.id === id ? 'page' : undefined}
            >
              Draft {draft.draftNumber}
            </Link>
          </li>
        ))}
      </ol>
      <Popconfirm
        title={`Delete all ${drafts.length} drafts?`}
        description="This permanently removes their texts, critiques and scores."
        okText="Delete all"
        okButtonProps={{ danger: true }}
        cancelText="Keep"
        onConfirm={remove}
      >
        <button type="button" className="text-button">
          Delete all drafts
        </button>
      </Popconfirm>
    </nav>
  );
}
