// Original file: proto/argint/auth/v1/auth.proto

export interface GetKeysRequest {}

export interface GetKeysRequest__Output {}
