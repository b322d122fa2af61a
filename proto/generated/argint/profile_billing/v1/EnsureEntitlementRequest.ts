// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface EnsureEntitlementRequest {
  userId?: string;
  firstName?: string;
  lastName?: string;
  /**
   * As auth says of the account.
   */
  hadTrial?: boolean;
}

export interface EnsureEntitlementRequest__Output {
  userId: string;
  firstName: string;
  lastName: string;
  /**
   * As auth says of the account.
   */
  hadTrial: boolean;
}
