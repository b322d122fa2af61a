import type { JobStatus } from '@argint/contracts/job';
import type { TextKey } from '../../lib/i18n/text.ts';

/** What has become of an essay, by the status of its newest analysis. */
export const statusWords: Readonly<Record<JobStatus, TextKey>> = {
  queued: 'Analysing',
  processing: 'Analysing',
  completed: 'Analysed',
  failed: 'Analysis failed',
  cancelled: 'Cancelled',
};

/** Whether an essay is offered for analysis again: its last one failed, was cancelled or never began. */
export const mayAnalyseAgain = (status: JobStatus | null): boolean =>
  status === null || status === 'failed' || status === 'cancelled';
