// Original file: proto/argint/essay/v1/essay.proto

export interface KeepPendingEssayResponse {}

export interface KeepPendingEssayResponse__Output {}
