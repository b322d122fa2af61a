// Original file: /work/main/proto/argint/profile_billing/v1/profile_billing.proto

export interface Entitlement {
  planType?: string;
  hasAccess?: boolean;
  analysesRemaining?: number;
  expiresAt?: string;
  maxWords?: number;
  priority?: boolean;
  historyDays?: number;
  freeTrialTokens?: number;
  freeTrialExpiry?: string;
  _expiresAt?: 'expiresAt';
  _historyDays?: 'historyDays';
  _freeTrialExpiry?: 'freeTrialExpiry';
}

export interface Entitlement__Output {
  planType: string;
  hasAccess: boolean;
  analysesRemaining: number;
  expiresAt?: string;
  maxWords: number;
  priority: boolean;
  historyDays?: number;
  freeTrialTokens: number;
  freeTrialExpiry?: string;
  _expiresAt?: 'expiresAt';
  _historyDays?: 'historyDays';
  _freeTrialExpiry?: 'freeTrialExpiry';
}
