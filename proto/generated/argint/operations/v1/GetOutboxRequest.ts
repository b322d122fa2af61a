// Original file: proto/argint/operations/v1/operations.proto

export interface GetOutboxRequest {}

export interface GetOutboxRequest__Output {}
