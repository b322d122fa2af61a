// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface GrantRequest {
  userId?: string;
  /**
   * One of the two is set.
   */
  planType?: string;
  credits?: number;
  /**
   * Makes a repeated call harmless.
   */
  grantId?: string;
  _planType?: 'planType';
  _credits?: 'credits';
}

export interface GrantRequest__Output {
  userId: string;
  /**
   * One of the two is set.
   */
  planType?: string;
  credits?: number;
  /**
   * Makes a repeated call harmless.
   */
  grantId: string;
  _planType?: 'planType';
  _credits?: 'credits';
}
