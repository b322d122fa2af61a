// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface GetSubscriptionRequest {
  userId?: string;
}

export interface GetSubscriptionRequest__Output {
  userId: string;
}
