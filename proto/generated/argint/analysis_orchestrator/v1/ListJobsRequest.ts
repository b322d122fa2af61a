// Original file: /work/main/proto/argint/analysis_orchestrator/v1/analysis_orchestrator.proto

export interface ListJobsRequest {
  userId?: string;
  limit?: number;
}

export interface ListJobsRequest__Output {
  userId: string;
  limit: number;
}
