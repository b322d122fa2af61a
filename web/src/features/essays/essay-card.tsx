import type { EssayCard as Essay } from '@argint/contracts';
import { ESSAY_PREVIEW_CHARS } from '@argint/contracts/limits';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { formatCount } from '../../lib/format/format-number.ts';
import { AnalyseAgain } from './analyse-again.tsx';
import { DeleteEssay } from './delete-essay.tsx';
import { questionBeside } from './essay-facts.ts';
import { cardHeadingId } from './focus-essay.ts';
import { mayAnalyseAgain, statusWords } from './status-words.ts';

/** One essay in the list, with links to its earlier drafts. `onDelete` is called before it is deleted. */
export function EssayCard(props: {
  essay: Essay;
  /** Newest first. */
  earlier: readonly Essay[];
  onDelete: (id: string) => void;
}) {
  const { essay, earlier, onDelete } = props;
  const question = questionBeside(essay);
  const preview = essay.content.slice(0, ESSAY_PREVIEW_CHARS);
  return (
    <article className="essay-card">
      <h2 id={cardHeadingId(essay.id)}>{essay.title}</h2>
      {question && <p className="essay-card__question">{question}</p>}
      <p className="essay-card__text">
        {preview}
        {preview.length === ESSAY_PREVIEW_CHARS && '…'}
      </p>
      <p className="essay-card__facts">
        {essay.draftNumber > 1 && <strong>Draft {essay.draftNumber}</strong>}
        <span>{formatCount(essay.wordCount, 'word')}</span>
        <span>{formatDate(essay.createdAt)}</span>
        {essay.status && <span data-status={essay.status}>{statusWords[essay.status]}</span>}
      </p>
      {earlier.length > 0 && (
        <p className="essay-card__drafts">
          Earlier:{' '}
          {earlier.map(({ id, draftNumber }) => (
            <Link
              key={id}
              to={paths.essay(id)}
              aria-label={`Draft ${draftNumber} of ${essay.title}`}
            >
              Draft {draftNumber}
            </Link>
          ))}
        </p>
      )}
      <div className="essay-card__actions">
        <LinkButton type="primary" ghost to={paths.essay(essay.id)}>
          View Analysis
        </LinkButton>
        {mayAnalyseAgain(essay.status) && <AnalyseAgain id={essay.id} title={essay.title} />}
        <DeleteEssay
          essay={essay}
          hasDrafts={essay.draftNumber > 1 || earlier.length > 0}
          onDelete={onDelete}
        />
      </div>
    </article>
  );
}
