// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface ReleaseCreditRequest {
  userId?: string;
  jobId?: string;
  /**
   * The attempt that gives up its share of the hold. Empty when the job has ended.
   */
  attempt?: string;
}

export interface ReleaseCreditRequest__Output {
  userId: string;
  jobId: string;
  /**
   * The attempt that gives up its share of the hold. Empty when the job has ended.
   */
  attempt: string;
}
