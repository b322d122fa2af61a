// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface Entitlement {
  /**
   * A plan of the plan table in contracts.
   */
  planType?: string;
  hasAccess?: boolean;
  /**
   * -1 means unlimited.
   */
  analysesRemaining?: number;
  /**
   * ISO 8601. Absent when the plan does not expire.
   */
  expiresAt?: string;
  maxWords?: number;
  priority?: boolean;
  /**
   * Days an essay is kept. Absent: for good.
   */
  historyDays?: number;
  freeTrialTokens?: number;
  freeTrialExpiry?: string;
  /**
   * How many analyses the user may have open at the same time.
   */
  maxOpenAnalyses?: number;
  _expiresAt?: 'expiresAt';
  _historyDays?: 'historyDays';
  _freeTrialExpiry?: 'freeTrialExpiry';
}

export interface Entitlement__Output {
  /**
   * A plan of the plan table in contracts.
   */
  planType: string;
  hasAccess: boolean;
  /**
   * -1 means unlimited.
   */
  analysesRemaining: number;
  /**
   * ISO 8601. Absent when the plan does not expire.
   */
  expiresAt?: string;
  maxWords: number;
  priority: boolean;
  /**
   * Days an essay is kept. Absent: for good.
   */
  historyDays?: number;
  freeTrialTokens: number;
  freeTrialExpiry?: string;
  /**
   * How many analyses the user may have open at the same time.
   */
  maxOpenAnalyses: number;
}
