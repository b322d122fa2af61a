// Original file: proto/argint/profile_billing/v1/profile_billing.proto

/**
 * What a user has subscribed to. Dates are ISO 8601.
 */
export interface Subscription {
  /**
   * A plan of the plan table in contracts.
   */
  planType?: string;
  isActive?: boolean;
  autoRenew?: boolean;
  /**
   * monthly or one-time.
   */
  billingCycle?: string;
  expiresAt?: string;
  /**
   * -1 means unlimited. Absent: nothing to show.
   */
  analysesRemaining?: number;
  nextBillingDate?: string;
  daysUntilExpiry?: number;
  cancellationDate?: string;
  cancellationReason?: string;
  _expiresAt?: 'expiresAt';
  _analysesRemaining?: 'analysesRemaining';
  _nextBillingDate?: 'nextBillingDate';
  _daysUntilExpiry?: 'daysUntilExpiry';
  _cancellationDate?: 'cancellationDate';
  _cancellationReason?: 'cancellationReason';
}

/**
 * What a user has subscribed to. Dates are ISO 8601.
 */
export interface Subscription__Output {
  /**
   * A plan of the plan table in contracts.
   */
  planType: string;
  isActive: boolean;
  autoRenew: boolean;
  /**
   * monthly or one-time.
   */
  billingCycle: string;
  expiresAt?: string;
  /**
   * -1 means unlimited. Absent: nothing to show.
   */
  analysesRemaining?: number;
  nextBillingDate?: string;
  daysUntilExpiry?: number;
  cancellationDate?: string;
  cancellationReason?: string;
}
