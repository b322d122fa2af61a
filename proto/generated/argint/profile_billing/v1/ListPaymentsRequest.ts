// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface ListPaymentsRequest {
  userId?: string;
}

export interface ListPaymentsRequest__Output {
  userId: string;
}
