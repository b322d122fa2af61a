// Original file: proto/argint/auth/v1/auth.proto

export interface ListRevokedRequest {}

export interface ListRevokedRequest__Output {}
