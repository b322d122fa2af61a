// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface ListOperatorActionsRequest {
  /**
   * 50 when absent, 1,000 at most.
   */
  limit?: number;
  _limit?: 'limit';
}

export interface ListOperatorActionsRequest__Output {
  /**
   * 50 when absent, 1,000 at most.
   */
  limit?: number;
}
