// Original file: proto/argint/auth/v1/auth.proto

export interface RequestPasswordResetResponse {}

export interface RequestPasswordResetResponse__Output {}
