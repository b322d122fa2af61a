// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface CommitCreditResponse {}

export interface CommitCreditResponse__Output {}
