// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface CheckAccessRequest {
  userId?: string;
}

export interface CheckAccessRequest__Output {
  userId: string;
}
