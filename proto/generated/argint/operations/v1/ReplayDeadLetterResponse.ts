// Original file: proto/argint/operations/v1/operations.proto

export interface ReplayDeadLetterResponse {}

export interface ReplayDeadLetterResponse__Output {}
