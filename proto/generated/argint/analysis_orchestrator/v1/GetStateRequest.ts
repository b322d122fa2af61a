// Original file: /work/main/proto/argint/analysis_orchestrator/v1/analysis_orchestrator.proto

export interface GetStateRequest {
  jobId?: string;
  userId?: string;
  withPartial?: boolean;
  withResult?: boolean;
}

export interface GetStateRequest__Output {
  jobId: string;
  userId: string;
  withPartial: boolean;
  withResult: boolean;
}
