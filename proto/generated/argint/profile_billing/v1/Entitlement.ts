// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface Entitlement {
  /**
   * One of the plan table.
   */
  planType?: string;
  hasAccess?: boolean;
  /**
   * -1 unlimited.
   */
  analysesRemaining?: number;
  /**
   * ISO 8601; absent where it does not end.
   */
  expiresAt?: string;
  maxWords?: number;
  priority?: boolean;
  /**
   * Days an essay is kept; absent = for good.
   */
  historyDays?: number;
  freeTrialTokens?: number;
  freeTrialExpiry?: string;
  _expiresAt?: 'expiresAt';
  _historyDays?: 'historyDays';
  _freeTrialExpiry?: 'freeTrialExpiry';
}

export interface Entitlement__Output {
  /**
   * One of the plan table.
   */
  planType: string;
  hasAccess: boolean;
  /**
   * -1 unlimited.
   */
  analysesRemaining: number;
  /**
   * ISO 8601; absent where it does not end.
   */
  expiresAt?: string;
  maxWords: number;
  priority: boolean;
  /**
   * Days an essay is kept; absent = for good.
   */
  historyDays?: number;
  freeTrialTokens: number;
  freeTrialExpiry?: string;
  _expiresAt?: 'expiresAt';
  _historyDays?: 'historyDays';
  _freeTrialExpiry?: 'freeTrialExpiry';
}
