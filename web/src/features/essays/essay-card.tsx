import type { EssayCard as Essay } from '@argint/contracts';
import { ESSAY_PREVIEW_CHARS } from '@argint/contracts/limits';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../config/paths.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { wordCount } from '../../lib/format/counts.ts';
import { AnalyseAgain } from './analyse-again.tsx';
import { EarlierDrafts } from './earlier-drafts.tsx';
import { DeleteEssay } from './delete-essay.tsx';
import { keptUntil, questionBeside } from './essay-facts.ts';
import { fromList } from './list-address.ts';
import { ScoreOfTen } from './score-of-ten.tsx';
import { cardHeadingId } from './focus-essay.ts';
import { mayAnalyseAgain, statusWords } from './status-words.ts';
import { useText } from '../../lib/i18n/text.ts';

/** One essay in the list, with links to its earlier drafts. `onDelete` is called before it is deleted. */
export function EssayCard(props: {
  essay: Essay;
  /** Newest first. */
  earlier: readonly Essay[];
  /** The query of the list, to which the page of the essay leads back. */
  list: string;
  onDelete: (id: string) => void;
}) {
  const t = useText();
  const { essay, earlier, list, onDelete } = props;
  const question = questionBeside(essay);
  const preview = essay.content.slice(0, ESSAY_PREVIEW_CHARS);
  return (
    <article className="essay-card">
      <h2 id={cardHeadingId(essay.id)} lang="en">
        {essay.title}
      </h2>
      {question && (
        <p className="essay-card__question" lang="en">
          {question}
        </p>
      )}
      <p className="essay-card__text" lang="en">
        {preview}
        {preview.length === ESSAY_PREVIEW_CHARS && '…'}
      </p>
      <p className="essay-card__facts">
        {essay.draftNumber > 1 && (
          <strong>{t('Draft {{number}}', { number: essay.draftNumber })}</strong>
        )}
        <span>{wordCount(essay.wordCount)}</span>
        <span>{formatDate(essay.createdAt)}</span>
        <ScoreOfTen score={essay.overallScore ?? null} />
        {essay.retainUntil && <span>{keptUntil(essay.retainUntil)}</span>}
        {essay.status && <span data-status={essay.status}>{t(statusWords[essay.status])}</span>}
      </p>
      {earlier.length > 0 && (
        <p>
          <EarlierDrafts drafts={earlier} list={list} />
        </p>
      )}
      <div className="essay-card__actions">
        <LinkButton type="primary" ghost to={paths.essay(essay.id)} state={fromList(list)}>
          {t('View Analysis')}
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
