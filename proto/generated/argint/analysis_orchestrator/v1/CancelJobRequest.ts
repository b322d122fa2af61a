// Original file: proto/argint/analysis_orchestrator/v1/analysis_orchestrator.proto

export interface CancelJobRequest {
  jobId?: string;
  userId?: string;
}

export interface CancelJobRequest__Output {
  jobId: string;
  userId: string;
}
