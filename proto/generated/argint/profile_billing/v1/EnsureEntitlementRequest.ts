// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface EnsureEntitlementRequest {
  userId?: string;
  firstName?: string;
  lastName?: string;
}

export interface EnsureEntitlementRequest__Output {
  userId: string;
  firstName: string;
  lastName: string;
}
