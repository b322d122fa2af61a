import { countWords, estimateDuration } from '@argint/text-analysis';
import { Button } from 'antd';
import { useMemo } from 'react';
import { formatElapsed } from '../../lib/format/format-number.ts';
import type { JobState } from './job-slice.ts';
import { jobWords } from './job-words.ts';
import { estimateWords, readRuns } from './past-runs.ts';
import './status-card.css';
import { useElapsed } from './use-elapsed.ts';
import { browserStorage } from '../../lib/storage/browser-storage.ts';

interface Props {
  job: JobState;
  onCancel: () => void;
  onRetry: () => void;
}

/** The state of the analysis: in words, as a progress bar, and in time. */
export function StatusCard({ job, onCancel, onRetry }: Props) {
  const elapsed = useElapsed(job.startedAt, job.endedAt);
  const text = job.submission?.text ?? '';
  const estimate = useMemo(
    () => estimateDuration(countWords(text), readRuns(browserStorage.local)).seconds,
    [text],
  );
  const active = job.status === 'queued' || job.status === 'processing';
  const busy = active || job.phase === 'checking' || job.phase === 'starting';
  const words = jobWords(job);
  return (
    <section
      className={`status-card status-card--${job.status ?? job.phase}`}
      aria-label="Analysis status"
      aria-busy={busy}
    >
      <div className="status-card__head">
        <p className="status-card__words" role={job.status === 'failed' ? 'alert' : 'status'}>
          {words}
        </p>
        {active && <Button onClick={onCancel}>Cancel</Button>}
        {job.status === 'failed' && (
          <Button type="primary" onClick={onRetry}>
            Retry
          </Button>
        )}
      </div>
      <div
        className="status-card__bar"
        role="progressbar"
        aria-label="Progress"
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
          <dt>Progress</dt>
          <dd>{job.progress}%</dd>
        </div>
        <div>
          <dt>Elapsed</dt>
          <dd>{formatElapsed(elapsed)}</dd>
        </div>
        {busy && (
          <div>
            <dt>Estimated time</dt>
            <dd>{estimateWords(estimate)}</dd>
          </div>
        )}
        {job.jobId && (
          <div>
            <dt>Job</dt>
            <dd>{job.jobId.slice(0, 8)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
