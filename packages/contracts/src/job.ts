/** simple = offline engine, free; hybrid = default; comprehensive = hybrid plus premium sections. */
export const ANALYSIS_TYPES = ['simple', 'hybrid', 'comprehensive'] as const;
export type AnalysisType = (typeof ANALYSIS_TYPES)[number];

export const JOB_STATUSES = ['queued', 'processing', 'completed', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** The stage in words; the last three are the final statuses themselves. */
export const PROCESSING_STAGES = [
  'queued',
  'creating chunks',
  'parallel analysis',
  'generating 60-100 line critiques',
  'aggregating',
  'completed',
  'failed',
  'cancelled',
] as const;
export type ProcessingStage = (typeof PROCESSING_STAGES)[number];

/** Whether a job's status can no longer change. */
export const isFinal = (status: JobStatus): boolean =>
  status === 'completed' || status === 'failed' || status === 'cancelled';

/** The stage of a running job by its progress: under 20, 20-39, 40-79, 80 and above (D1 §2). */
export const stageOf = (status: JobStatus, progress: number): ProcessingStage => {
  if (status !== 'processing') return status;
  if (progress < 20) return 'creating chunks';
  if (progress < 40) return 'parallel analysis';
  return progress < 80 ? 'generating 60-100 line critiques' : 'aggregating';
};
