// Original file: /work/main/proto/argint/profile_billing/v1/profile_billing.proto

export interface GrantRequest {
  userId?: string;
  planType?: string;
  credits?: number;
  grantId?: string;
  _planType?: 'planType';
  _credits?: 'credits';
}

export interface GrantRequest__Output {
  userId: string;
  planType?: string;
  credits?: number;
  grantId: string;
  _planType?: 'planType';
  _credits?: 'credits';
}
