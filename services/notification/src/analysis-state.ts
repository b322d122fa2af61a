import { latestOnly } from '@argint/concurrency';
import {
  JOB_STATUSES,
  PROCESSING_STAGES,
  type AnalysisResult,
  type AnalysisUpdate,
  type LineCritique,
} from '@argint/contracts';
import type { GrpcClient } from '@argint/proto';
import { z } from 'zod';

const statusSchema = z.enum(JOB_STATUSES);
const stageSchema = z.enum(PROCESSING_STAGES);

type Orchestrator = Pick<GrpcClient<'analysis-orchestrator'>, 'getState'>;
type State = Awaited<ReturnType<Orchestrator['getState']>>;

const toRead = (analysisId: string, state: State): AnalysisRead => {
  const { job, partialJson, resultJson, found } = state;
  return {
    found,
    update: {
      type: 'analysis_update',
      analysisId,
      status: statusSchema.parse(job?.status),
      progress: job?.progress ?? 0,
      processingStage: stageSchema.parse(job?.processingStage),
      ...(partialJson === ''
        ? {}
        : { partial: { lineCritiques: JSON.parse(partialJson) as LineCritique[] } }),
      // The orchestrator validated both when it read them.
      ...(resultJson === '' ? {} : { result: JSON.parse(resultJson) as AnalysisResult }),
      error: job?.error ?? null,
    },
  };
};

/** A state as it is sent, and how often the critiques to show had changed by then. */
export interface AnalysisRead {
  update: AnalysisUpdate;
  found: number;
}

/** Reads jobs for their owners. Both methods throw AppError JOB_NOT_FOUND and FORBIDDEN. */
export interface AnalysisStates {
  /**
   * The current state of a job. Calls for the same job and user that come while it is read share
   * one read after that one, however many sockets ask.
   */
  read(analysisId: string, userId: string): Promise<AnalysisRead>;
  /** Whether the user may watch the job, without reading its critiques. */
  checkOwner(analysisId: string, userId: string): Promise<void>;
}

export const createAnalysisStates = (orchestrator: Orchestrator): AnalysisStates => {
  const readShared = latestOnly(async (key) => {
    const [jobId, userId] = JSON.parse(key) as [string, string];
    const want = { withPartial: true, withResult: true };
    return toRead(jobId, await orchestrator.getState({ jobId, userId, ...want }));
  });
  return {
    read: (analysisId, userId) => readShared(JSON.stringify([analysisId, userId])),
    checkOwner: async (jobId, userId) => {
      await orchestrator.getState({ jobId, userId, withPartial: false, withResult: false });
    },
  };
};
