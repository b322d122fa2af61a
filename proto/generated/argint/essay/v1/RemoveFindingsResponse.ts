// Original file: proto/argint/essay/v1/essay.proto

export interface RemoveFindingsResponse {}

export interface RemoveFindingsResponse__Output {}
