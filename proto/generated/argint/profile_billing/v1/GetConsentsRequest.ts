// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface GetConsentsRequest {
  userId?: string;
}

export interface GetConsentsRequest__Output {
  userId: string;
}
