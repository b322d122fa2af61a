// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface SetAutoRenewRequest {
  userId?: string;
  autoRenew?: boolean;
  /**
   * Why the user cancels.
   */
  reason?: string;
  _reason?: 'reason';
}

export interface SetAutoRenewRequest__Output {
  userId: string;
  autoRenew: boolean;
  /**
   * Why the user cancels.
   */
  reason?: string;
}
