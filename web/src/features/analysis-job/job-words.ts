import type { JobState } from './job-slice.ts';

/** The status card's sentence for a job (D1 §2, §4). */
export const jobWords = ({ phase, status, stage, error }: JobState): string => {
  if (phase === 'checking') return 'Checking your access...';
  if (phase === 'starting') return 'Starting robust long-running analysis...';
  if (status === 'queued') return 'Your essay is in the queue';
  if (status === 'processing') return `Processing: ${stage}`;
  if (status === 'completed') return 'Analysis Complete - Results Ready';
  if (status === 'failed') return error ?? 'Analysis failed';
  return status === 'cancelled' ? 'Analysis Cancelled' : '';
};
