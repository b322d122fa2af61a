import { useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { formatElapsed } from '../../lib/format/format-number.ts';
import './job-bar.css';
import { errorDismissed, isRunning, selectJob } from './job-slice.ts';
import type { JobState } from './job-slice.ts';
import { paragraphWords, readerWords, waitingWords } from './job-words.ts';
import { useElapsed } from './use-elapsed.ts';
import { useRunningCount } from './use-running-count.ts';
import { useJobActions } from './use-job-actions.ts';
import { useMovedOn } from './use-moved-on.ts';
import { useText } from '../../lib/i18n/text.ts';

/** Gives the focus to the page when the button that had it is about to go. */
const focusPage = (): void => document.getElementById('main')?.focus({ preventScroll: true });

/** Whether the bar has something to say here. What ended well is said until the student goes on. */
const useShown = (job: JobState, dismissed: boolean): boolean => {
  const { key } = useLocation();
  const hasEnded = job.phase === 'watching' && !isRunning(job);
  const [endedAt, setEndedAt] = useState<string | null>(null);
  if (hasEnded !== (endedAt !== null)) setEndedAt(hasEnded ? key : null);
  const [shownBefore, setShownBefore] = useState(false);
  const isSaid = job.status === 'failed' || endedAt === null || endedAt === key;
  const shown = hasEnded
    ? isSaid && !dismissed
    : // A first start may be refused at once, but Retry must not let the bar flicker.
      job.phase !== 'idle' && (job.phase !== 'checking' || shownBefore);
  if (shown !== shownBefore) setShownBefore(shown);
  return shown;
};

/** Under the header, on every page: how far the analysis is, and what can be done about it. */
export function JobBar() {
  const job = useSelector(selectJob);
  const [dismissedId, setDismissedId] = useState<string | null>(null);
  const shown = useShown(job, dismissedId !== null && dismissedId === job.jobId);
  const dismiss = (): void => {
    focusPage();
    setDismissedId(job.jobId);
  };
  return shown ? <Bar job={job} onDismiss={dismiss} /> : <RefusedStart job={job} />;
}

/** Why Retry started nothing. On the home page the panel under the form says it. */
function RefusedStart({ job: { startFailure } }: { job: JobState }) {
  const t = useText();
  const { pathname } = useLocation();
  const dispatch = useDispatch();
  if (!startFailure || pathname === paths.home) return null;
  return (
    <section className="job-bar" aria-label={t('Your analysis')} data-state="failed">
      <div className="page job-bar__row">
        <p className="job-bar__words" role="alert">
          {startFailure.title}. {startFailure.message}
        </p>
        <p className="job-bar__actions">
          <Link to={paths.section('essay-form')}>{t('Go to Essay Form')}</Link>
          <button
            type="button"
            className="job-bar__close"
            onClick={() => {
              focusPage();
              dispatch(errorDismissed());
            }}
          >
            {t('Close')}
          </button>
        </p>
      </div>
    </section>
  );
}

function Bar({ job, onDismiss }: { job: JobState; onDismiss: () => void }) {
  const t = useText();
  const { pathname } = useLocation();
  const elapsed = useElapsed(job.startedAt, job.endedAt);
  const { estimate, retryCost, cancelCost, cancel, retry } = useJobActions();
  const text = job.submission?.text ?? '';
  const paragraphs = useMemo(() => paragraphWords(text), [text]);
  const running = isRunning(job) || job.phase === 'checking';
  const failed = job.status === 'failed';
  const lost = isRunning(job) && !job.reachable;
  const count = useRunningCount(isRunning(job) && job.jobId !== null);
  const essay = job.essayId === null ? null : paths.essay(job.essayId);
  // A result that came in place is read from its top by following the link.
  const leads = essay !== null && (essay !== pathname || job.status === 'completed');
  const time = job.startedAt === null ? null : formatElapsed(elapsed);
  const movedOn = useMovedOn(job.status === 'completed');
  return (
    <section
      className="job-bar"
      aria-label={running ? t('Being analysed') : t('Your analysis')}
      data-state={lost ? 'lost' : (job.status ?? job.phase)}
      data-moved-on={movedOn || undefined}
    >
      <div className="page job-bar__row">
        <p className="job-bar__words" role={failed || lost ? 'alert' : 'status'}>
          {count > 1 && !lost && (
            <strong>{t('{{count}} analyses are running.', { count })} </strong>
          )}
          {readerWords(job, paragraphs, elapsed)}
        </p>
        <p className="job-bar__time">
          {time !== null && !failed && (
            <span>
              <span className="visually-hidden">{t('Elapsed')} </span>
              {time}
            </span>
          )}
          {running && estimate !== null && waitingWords(job, elapsed) === null && (
            <span>{estimate}</span>
          )}
          {failed && retryCost !== null && <span id="bar-retry-cost">{retryCost}</span>}
        </p>
        <p className="job-bar__actions">
          {leads && (
            <Link to={essay}>
              {job.status === 'completed' ? t('Open the result') : t('Open the essay')}
            </Link>
          )}
          {count > 1 && pathname !== paths.essays && <Link to={paths.essays}>{t('See all')}</Link>}
          {running && (
            <span>
              <button
                type="button"
                className="text-button"
                aria-disabled={job.jobId === null}
                aria-describedby={cancelCost === null ? undefined : 'bar-cancel-cost'}
                onClick={() => {
                  if (job.jobId === null) return;
                  focusPage();
                  cancel();
                }}
              >
                {t('Cancel')}
              </button>
              {cancelCost !== null && (
                <span id="bar-cancel-cost" className="job-bar__cost">
                  {' '}
                  {cancelCost}
                </span>
              )}
            </span>
          )}
          {failed && (
            <button
              type="button"
              className="text-button"
              aria-describedby={retryCost === null ? undefined : 'bar-retry-cost'}
              onClick={retry}
            >
              {t('Retry')}
            </button>
          )}
          {!running && (
            <button type="button" className="job-bar__close" onClick={onDismiss}>
              {t('Close')}
            </button>
          )}
        </p>
      </div>
      <svg
        className="job-bar__progress"
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect width={job.progress} height="1" />
      </svg>
    </section>
  );
}
