// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface EndOperatorActionResponse {}

export interface EndOperatorActionResponse__Output {}
