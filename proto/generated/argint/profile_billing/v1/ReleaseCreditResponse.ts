// Original file: /work/main/proto/argint/profile_billing/v1/profile_billing.proto

export interface ReleaseCreditResponse {}

export interface ReleaseCreditResponse__Output {}
