// Original file: proto/argint/operations/v1/operations.proto

export interface DropDeadLetterResponse {}

export interface DropDeadLetterResponse__Output {}
