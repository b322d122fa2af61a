// Original file: proto/argint/analysis_orchestrator/v1/analysis_orchestrator.proto

export interface GetStateRequest {
  jobId?: string;
  userId?: string;
  /**
   * With the remarks so far of a running job.
   */
  withPartial?: boolean;
  /**
   * With the result of an ended one.
   */
  withResult?: boolean;
}

export interface GetStateRequest__Output {
  jobId: string;
  userId: string;
  /**
   * With the remarks so far of a running job.
   */
  withPartial: boolean;
  /**
   * With the result of an ended one.
   */
  withResult: boolean;
}
