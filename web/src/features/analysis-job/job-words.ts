import { formatCount } from '../../lib/format/format-number.ts';
import type { JobState } from './job-slice.ts';

/** The status message of a job (D1 §2, §4). */
export const jobWords = ({ phase, status, stage, error }: JobState): string => {
  if (phase === 'checking') return 'Checking your access...';
  if (phase === 'starting') return 'Starting robust long-running analysis...';
  if (status === 'queued') return 'Your essay is in the queue';
  if (status === 'processing') return `Processing: ${stage}`;
  if (status === 'completed') return 'Analysis Complete - Results Ready';
  if (status === 'failed') return error ?? 'Analysis failed';
  return status === 'cancelled' ? 'Analysis Cancelled' : '';
};

/**
 * Why the result has fewer critiques than the student has already seen; null when it has as many.
 * The reasons are those of selectCritiques in the critique engine.
 */
export const fewerCritiquesNote = ({ shownBefore, result }: JobState): string | null => {
  const kept = result?.lineCritiques.length ?? 0;
  const gone = shownBefore - kept;
  if (!result || gone <= 0) return null;
  return (
    `While we were reading you saw ${formatCount(shownBefore, 'critique')}; the result keeps ${kept}. ` +
    `The other ${gone === 1 ? 'one' : gone} overlapped with these, repeated the same advice, ` +
    'or mattered less for an essay of this length.'
  );
};
