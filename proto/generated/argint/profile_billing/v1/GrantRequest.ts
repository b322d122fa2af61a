// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface GrantRequest {
  userId?: string;
  /**
   * Either plan_type or credits is set.
   */
  planType?: string;
  credits?: number;
  /**
   * Identifies the grant, so that a repeated call changes nothing.
   */
  grantId?: string;
  _planType?: 'planType';
  _credits?: 'credits';
}

export interface GrantRequest__Output {
  userId: string;
  /**
   * Either plan_type or credits is set.
   */
  planType?: string;
  credits?: number;
  /**
   * Identifies the grant, so that a repeated call changes nothing.
   */
  grantId: string;
}
