// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface ReleaseCreditResponse {}

export interface ReleaseCreditResponse__Output {}
