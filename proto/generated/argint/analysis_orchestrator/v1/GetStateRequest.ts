// Original file: proto/argint/analysis_orchestrator/v1/analysis_orchestrator.proto

export interface GetStateRequest {
  jobId?: string;
  userId?: string;
  /**
   * Whether to include the critiques found so far while the job runs.
   */
  withPartial?: boolean;
  /**
   * Whether to include the result of a job that has ended.
   */
  withResult?: boolean;
}

export interface GetStateRequest__Output {
  jobId: string;
  userId: string;
  /**
   * Whether to include the critiques found so far while the job runs.
   */
  withPartial: boolean;
  /**
   * Whether to include the result of a job that has ended.
   */
  withResult: boolean;
}
