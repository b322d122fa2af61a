// Original file: proto/argint/operations/v1/operations.proto

export interface ListRepeatedTasksRequest {}

export interface ListRepeatedTasksRequest__Output {}
