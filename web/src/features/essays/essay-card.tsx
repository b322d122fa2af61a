import type { EssayCard as Essay } from '@argint/contracts';
import { ESSAY_PREVIEW_CHARS } from '@argint/contracts/limits';
import { Button, Popconfirm } from 'antd';
import { useDispatch } from 'react-redux';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import { failureMessage } from '../../lib/api/api-error.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { formatCount } from '../../lib/format/format-number.ts';
import { toasted } from '../../lib/toasts/toast-slice.ts';
import { AnalyseAgain } from './analyse-again.tsx';
import { essaysApi } from './essays-api.ts';
import { cardHeadingId } from './focus-essay.ts';
import { mayAnalyseAgain, statusWords } from './status-words.ts';

/** One essay in the list. `onDelete` is called before it is deleted. */
export function EssayCard({ essay, onDelete }: { essay: Essay; onDelete: (id: string) => void }) {
  const dispatch = useDispatch();
  const [remove, { isLoading }] = essaysApi.useDeleteEssayMutation();
  const deleteEssay = async (): Promise<void> => {
    onDelete(essay.id);
    const { error } = await remove(essay.id);
    dispatch(
      error
        ? toasted({ kind: 'error', title: 'Error', text: failureMessage(error) })
        : toasted({ kind: 'success', title: 'Essay deleted', text: essay.title }),
    );
  };
  const preview = essay.content.slice(0, ESSAY_PREVIEW_CHARS);
  return (
    <article className="essay-card">
      <h2 id={cardHeadingId(essay.id)}>{essay.title}</h2>
      {essay.question && <p className="essay-card__question">{essay.question}</p>}
      <p className="essay-card__text">
        {preview}
        {preview.length === ESSAY_PREVIEW_CHARS && '…'}
      </p>
      <p className="essay-card__facts">
        <span>{formatCount(essay.wordCount, 'word')}</span>
        <span>{formatDate(essay.createdAt)}</span>
        {essay.status && <span data-status={essay.status}>{statusWords[essay.status]}</span>}
      </p>
      <div className="essay-card__actions">
        <LinkButton type="primary" ghost to={paths.essay(essay.id)}>
          View Analysis
        </LinkButton>
        {mayAnalyseAgain(essay.status) && <AnalyseAgain id={essay.id} title={essay.title} />}
        <Popconfirm
          title="Delete this essay?"
          description="This permanently removes the text, its critiques and its scores."
          okText="Delete"
          okButtonProps={{ danger: true }}
          cancelText="Keep"
          onConfirm={deleteEssay}
        >
          <Button type="text" danger loading={isLoading} aria-label={`Delete ${essay.title}`}>
            Delete
          </Button>
        </Popconfirm>
      </div>
    </article>
  );
}
