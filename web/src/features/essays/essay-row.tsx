import type { EssayCard } from '@argint/contracts';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { wordCount } from '../../lib/format/counts.ts';
import { formatShortDate } from '../../lib/format/format-date.ts';
import { useText } from '../../lib/i18n/text.ts';
import { AnalyseAgain } from './analyse-again.tsx';
import { DeleteEssay } from './delete-essay.tsx';
import { EarlierDrafts } from './earlier-drafts.tsx';
import { questionBeside } from './essay-facts.ts';
import { cardHeadingId } from './focus-essay.ts';
import { fromList } from './list-address.ts';
import { ScoreOfTen } from './score-of-ten.tsx';
import { mayAnalyseAgain, statusWords } from './status-words.ts';

interface Props {
  essay: EssayCard;
  /** Newest first. */
  earlier: readonly EssayCard[];
  /** The query of the list, to which the page of the essay leads back. */
  list: string;
  /** Called before the essay is deleted. */
  onDelete: (id: string) => void;
}

/** One essay in the short list: its title leads to its analysis. */
export const EssayRow = memo(function EssayRow({ essay, earlier, list, onDelete }: Props) {
  const t = useText();
  const { id, title, status, draftNumber } = essay;
  const question = questionBeside(essay);
  return (
    <article className="essay-row">
      <div className="essay-row__name">
        <h2 id={cardHeadingId(id)} lang="en">
          <Link to={paths.essay(id)} state={fromList(list)}>
            {title}
          </Link>
        </h2>
        {question && (
          <p className="essay-row__question" lang="en">
            {question}
          </p>
        )}
      </div>
      <p className="essay-row__score">
        <ScoreOfTen score={essay.overallScore ?? null} />
      </p>
      <div className="essay-row__facts">
        <p>
          {draftNumber > 1 && <strong>{t('Draft {{number}}', { number: draftNumber })}</strong>}
          <span>{wordCount(essay.wordCount)}</span>
          <span>{formatShortDate(essay.createdAt)}</span>
          {status !== 'completed' && (
            <span data-status={status ?? undefined}>
              {status === null ? t('Not analysed') : t(statusWords[status])}
            </span>
          )}
        </p>
        <p>
          {essay.retainUntil && (
            <span>{t('kept until {{date}}', { date: formatShortDate(essay.retainUntil) })}</span>
          )}
          <EarlierDrafts drafts={earlier} list={list} />
        </p>
      </div>
      <div className="essay-row__actions">
        {mayAnalyseAgain(status) && <AnalyseAgain id={id} title={title} small />}
        <DeleteEssay
          essay={essay}
          hasDrafts={draftNumber > 1 || earlier.length > 0}
          onDelete={onDelete}
        />
      </div>
    </article>
  );
});
