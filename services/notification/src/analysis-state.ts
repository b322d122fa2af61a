import {
  JOB_STATUSES,
  PROCESSING_STAGES,
  type AnalysisResult,
  type AnalysisUpdate,
  type LineCritique,
} from '@argint/contracts';
import type { GrpcClient } from '@argint/proto';
import { z } from 'zod';

/**
 * Reads the current state of a job for its owner, as a socket update.
 *
 * @throws AppError JOB_NOT_FOUND, FORBIDDEN
 */
export const createReadState =
  (orchestrator: Pick<GrpcClient<'analysis-orchestrator'>, 'getState'>) =>
  async (analysisId: string, userId: string): Promise<AnalysisUpdate> => {
    const { job, partialJson, resultJson } = await orchestrator.getState({
      jobId: analysisId,
      userId,
      withPartial: true,
      withResult: true,
    });
    const status = z.enum(JOB_STATUSES).parse(job?.status);
    return {
      type: 'analysis_update',
      analysisId,
      status,
      progress: job?.progress ?? 0,
      processingStage: z.enum(PROCESSING_STAGES).parse(job?.processingStage),
      ...(partialJson === ''
        ? {}
        : { partial: { lineCritiques: JSON.parse(partialJson) as LineCritique[] } }),
      // The orchestrator validated both when it read them.
      ...(resultJson === '' ? {} : { result: JSON.parse(resultJson) as AnalysisResult }),
      ...(job?.error === undefined ? {} : { error: job.error }),
    };
  };

export type ReadState = ReturnType<typeof createReadState>;
