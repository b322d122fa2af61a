// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface BeginOperatorActionResponse {}

export interface BeginOperatorActionResponse__Output {}
