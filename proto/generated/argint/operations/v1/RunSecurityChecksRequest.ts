// Original file: proto/argint/operations/v1/operations.proto

export interface RunSecurityChecksRequest {}

export interface RunSecurityChecksRequest__Output {}
