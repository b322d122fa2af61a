// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface ReceiveNoticeResponse {}

export interface ReceiveNoticeResponse__Output {}
