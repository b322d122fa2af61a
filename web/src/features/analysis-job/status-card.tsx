import { Button } from '../../components/button.tsx';
import { formatElapsed, formatPercent } from '../../lib/format/format-number.ts';
import type { JobState } from './job-slice.ts';
import { jobWords, waitingWords } from './job-words.ts';
import './status-card.css';
import { useElapsed } from './use-elapsed.ts';
import { useText } from '../../lib/i18n/text.ts';

interface Props {
  job: JobState;
  /** 'about 10 seconds'; null where nothing is promised. */
  estimate: string | null;
  /** 'uses 1 of your 2 analyses': what Retry would cost; null where that is not known. */
  retryCost: string | null;
  onCancel: () => void;
  onRetry: () => void;
}

/**
 * The state of the analysis for the record: in the specification's words, as a bar, and in figures. Folded, because the
 * bar under the header says the same in a reader's words.
 */
export function StatusCard({ job, estimate, retryCost, onCancel, onRetry }: Props) {
  const t = useText();
  const elapsed = useElapsed(job.startedAt, job.endedAt);
  const active = job.status === 'queued' || job.status === 'processing';
  const busy = active || job.phase === 'checking' || job.phase === 'starting';
  const isPromised = busy && estimate !== null && waitingWords(job, elapsed) === null;
  return (
    <section
      className={`status-card status-card--${job.status ?? job.phase}`}
      aria-label={t('Analysis status')}
      aria-busy={busy}
    >
      <details open={job.status === 'failed'}>
        <summary>{t('Details')}</summary>
        <div className="status-card__head">
          <p className="status-card__words">{jobWords(job)}</p>
          {active && (
            <Button size="small" onClick={onCancel}>
              {t('Cancel')}
            </Button>
          )}
          {job.status === 'failed' && (
            <div className="status-card__retry">
              {retryCost && <span id="retry-cost">{retryCost}</span>}
              <Button
                type="primary"
                size="small"
                {...(retryCost === null ? {} : { 'aria-describedby': 'retry-cost' })}
                onClick={onRetry}
              >
                {t('Retry')}
              </Button>
            </div>
          )}
        </div>
        <div
          className="status-card__bar"
          role="progressbar"
          aria-label={t('Progress')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={job.progress}
        >
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={job.progress} height="1" />
          </svg>
        </div>
        <dl className="status-card__facts">
          <div>
            <dt>{t('Progress')}</dt>
            <dd>{formatPercent(job.progress)}</dd>
          </div>
          <div>
            <dt>{t('Elapsed')}</dt>
            <dd>{formatElapsed(elapsed)}</dd>
          </div>
          {job.jobId && (
            <div>
              <dt>{t('Job')}</dt>
              <dd>{job.jobId.slice(0, 8)}</dd>
            </div>
          )}
          {isPromised && (
            <div className="status-card__wide">
              <dt>{t('Estimated time')}</dt>
              <dd>{estimate}</dd>
            </div>
          )}
        </dl>
      </details>
    </section>
  );
}
