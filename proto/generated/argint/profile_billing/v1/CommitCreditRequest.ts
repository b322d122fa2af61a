// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface CommitCreditRequest {
  userId?: string;
  jobId?: string;
}

export interface CommitCreditRequest__Output {
  userId: string;
  jobId: string;
}
