// Original file: proto/argint/operations/v1/operations.proto

export interface ListQueuesRequest {}

export interface ListQueuesRequest__Output {}
