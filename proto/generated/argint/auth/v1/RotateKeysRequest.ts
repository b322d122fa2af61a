// Original file: proto/argint/auth/v1/auth.proto

export interface RotateKeysRequest {}

export interface RotateKeysRequest__Output {}
