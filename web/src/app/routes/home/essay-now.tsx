import { ESSAY_TITLE_CHARS } from '@argint/contracts/limits';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { isRunning, selectJob } from '../../../features/analysis-job/job-slice.ts';
import type { JobState } from '../../../features/analysis-job/job-slice.ts';
import { paragraphWords, readerWords } from '../../../features/analysis-job/job-words.ts';
import { useElapsed } from '../../../features/analysis-job/use-elapsed.ts';
import { isDeleted, selectDeletions } from '../../../features/essays/deletions-slice.ts';
import { essaysApi } from '../../../features/essays/essays-api.ts';
import { statusWords } from '../../../features/essays/status-words.ts';
import { formatDay } from '../../../lib/format/format-date.ts';
import { useFindJobOf } from '../../use-resume-job.ts';
import { selectUserId } from '../../../lib/session/session-slice.ts';
import { useText } from '../../../lib/i18n/text.ts';
import { wordCount as countWords } from '../../../lib/format/counts.ts';
import { formatPercent } from '../../../lib/format/format-number.ts';

/** The first words of the text, until its title is known. */
const opening = ({ submission }: JobState): string =>
  submission?.text.trimStart().slice(0, ESSAY_TITLE_CHARS) ?? '';

/** The essay that is being analysed now, else the latest one; nothing where there is neither. */
export function EssayNow() {
  const t = useText();
  const job = useSelector(selectJob);
  const elapsed = useElapsed(job.startedAt, job.endedAt);
  const userId = useSelector(selectUserId);
  const { data: latest, isLoading } = essaysApi.useLatestEssayQuery(undefined, {
    skip: userId === null,
  });
  const deletions = useSelector(selectDeletions);
  useFindJobOf(latest, false);
  if (isRunning(job)) {
    const title = latest && latest.id === job.essayId ? latest.title : opening(job);
    return (
      <section className="essay-now" aria-label={t('Your latest essay')}>
        <p className="essay-now__state">
          {readerWords(job, paragraphWords(job.submission?.text ?? ''), elapsed)}
        </p>
        <h2>{title}</h2>
        <p>
          <span>{formatPercent(job.progress)}</span> <Link to={paths.watch}>{t('Watch it')}</Link>
        </p>
      </section>
    );
  }
  // Until the list is read again, nobody knows which essay is the latest now.
  const isGone = latest ? isDeleted(deletions, latest) : false;
  if (isLoading || isGone || userId === null) return <div className="skeleton essay-now" />;
  if (!latest) {
    return (
      <section className="essay-now essay-now--none" aria-label={t('Your latest essay')}>
        <p>
          {t('Your first result will be here.')}{' '}
          <Link to={paths.sample}>{t('See a sample result')}</Link>
        </p>
      </section>
    );
  }
  const { id, title, status, wordCount, createdAt } = latest;
  return (
    <section className="essay-now" aria-label={t('Your latest essay')}>
      <p className="essay-now__state">{status ? t(statusWords[status]) : t('Not analysed yet')}</p>
      <h2>{title}</h2>
      <p>
        <span>
          {countWords(wordCount)} · {formatDay(createdAt, Date.now())}
        </span>{' '}
        <Link to={paths.essay(id)}>
          {status === 'completed' ? t('Open its result') : t('Open it')}
        </Link>
      </p>
    </section>
  );
}
