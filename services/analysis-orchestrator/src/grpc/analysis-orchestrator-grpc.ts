import type { Doc } from '@argint/aggregate-store';
import {
  ANALYSIS_TYPES,
  AppError,
  MESSAGES,
  stageOf,
  TEXT_KINDS,
  type AnalysisType,
  type TextKind,
} from '@argint/contracts';
import type { GrpcHandlers, JobMessage } from '@argint/proto';
import type { Job } from '../jobs/analysis-job.ts';
import type { OrchestratorService } from '../jobs/analysis-job-service.ts';

const toMessage = (job: Doc<Job>): JobMessage => ({
  jobId: job._id,
  essayId: job.essayId,
  userId: job.userId,
  status: job.status,
  progress: job.progress,
  processingStage: stageOf(job.status, job.progress),
  ...(job.error === null || job.status !== 'failed' ? {} : { error: job.error }),
  createdAt: job.createdAt.toISOString(),
  ...(job.completedAt === null ? {} : { completedAt: job.completedAt.toISOString() }),
});

const analysisType = (value: string): AnalysisType => {
  const known = ANALYSIS_TYPES.find((type) => type === value);
  if (!known)
    throw new AppError(
      'VALIDATION_FAILED',
      `analysisType must be one of ${ANALYSIS_TYPES.join(', ')}`,
    );
  return known;
};

const textKind = (value: string | undefined): TextKind | null => {
  const known = TEXT_KINDS.find((kind) => kind === value);
  if (value !== undefined && !known)
    throw new AppError('VALIDATION_FAILED', MESSAGES.textKindUnknown);
  return known ?? null;
};

/** Jobs in one answer where the caller names no number, and at most. */
const LIST_DEFAULT = 50;
const LIST_MAX = 100;

export const analysisOrchestratorGrpc = (
  service: OrchestratorService,
): GrpcHandlers<'analysis-orchestrator'> => ({
  startAnalysis: async (request) => ({
    job: toMessage(
      await service.start({
        userId: request.userId,
        text: request.text,
        question: request.question ?? null,
        rubric: request.rubric ?? null,
        textKind: textKind(request.textKind),
        analysisType: analysisType(request.analysisType),
        idempotencyKey: request.idempotencyKey ?? null,
        parentEssayId: request.parentEssayId ?? null,
        readByModel: request.readByModel,
      }),
    ),
  }),
  getState: async ({ jobId, userId, withPartial, withResult }) => {
    const { job, partial, resultJson } = await service.state(jobId, userId, {
      partial: withPartial,
      result: withResult,
    });
    return {
      job: toMessage(job),
      partialJson: partial ? JSON.stringify(partial) : '',
      resultJson: resultJson ?? '',
      found: job.found,
    };
  },
  listJobs: async ({ userId, limit, cursor }) => {
    const most = Math.min(limit > 0 ? limit : LIST_DEFAULT, LIST_MAX);
    const { items, next } = await service.list(userId, most, cursor);
    return { jobs: items.map(toMessage), nextCursor: next ?? '' };
  },
  listJobsOfEssays: async ({ userId, essayIds }) => ({
    jobs: (await service.newestOfEssays(userId, essayIds.slice(0, LIST_MAX))).map(toMessage),
  }),
  cancelJob: async ({ jobId, userId }) => {
    const { job, resultJson } = await service.cancel(jobId, userId);
    return { job: toMessage(job), resultJson: resultJson ?? '' };
  },
  getEstimates: async () => ({ estimates: await service.estimates() }),
});
