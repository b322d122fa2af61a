// Original file: proto/argint/auth/v1/auth.proto

export interface ResetPasswordResponse {}

export interface ResetPasswordResponse__Output {}
