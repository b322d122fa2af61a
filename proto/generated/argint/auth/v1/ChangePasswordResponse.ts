// Original file: proto/argint/auth/v1/auth.proto

export interface ChangePasswordResponse {}

export interface ChangePasswordResponse__Output {}
