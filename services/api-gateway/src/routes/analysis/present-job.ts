import {
  AppError,
  jobSummarySchema,
  type AnalysisResult,
  type JobStatusBody,
  type JobSummary,
} from '@argint/contracts';
import type { JobOutput } from '@argint/proto';

/** A job as lists show it. */
export const presentJob = (job: JobOutput | null): JobSummary => {
  if (!job) throw new AppError('INTERNAL');
  return jobSummarySchema.parse({
    jobId: job.jobId,
    analysisId: job.jobId,
    essayId: job.essayId,
    status: job.status,
    progress: job.progress,
    processingStage: job.processingStage,
    error: job.error ?? null,
    createdAt: job.createdAt,
    completedAt: job.completedAt ?? null,
  });
};

/** A job with its result, which the orchestrator checked when it was stored. */
export const presentStatus = (job: JobOutput | null, resultJson: string): JobStatusBody => ({
  success: true,
  ...presentJob(job),
  result: resultJson === '' ? null : (JSON.parse(resultJson) as AnalysisResult),
});
