// Original file: proto/argint/essay/v1/essay.proto

export interface KeepAnswerResponse {}

export interface KeepAnswerResponse__Output {}
