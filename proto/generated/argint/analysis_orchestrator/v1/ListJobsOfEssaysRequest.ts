// Original file: proto/argint/analysis_orchestrator/v1/analysis_orchestrator.proto

export interface ListJobsOfEssaysRequest {
  userId?: string;
  essayIds?: string[];
}

export interface ListJobsOfEssaysRequest__Output {
  userId: string;
  essayIds: string[];
}
