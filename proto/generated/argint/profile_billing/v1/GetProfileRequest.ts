// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface GetProfileRequest {
  userId?: string;
}

export interface GetProfileRequest__Output {
  userId: string;
}
