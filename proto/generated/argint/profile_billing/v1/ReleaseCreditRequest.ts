// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface ReleaseCreditRequest {
  userId?: string;
  jobId?: string;
}

export interface ReleaseCreditRequest__Output {
  userId: string;
  jobId: string;
}
