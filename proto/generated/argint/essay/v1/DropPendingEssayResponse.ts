// Original file: proto/argint/essay/v1/essay.proto

export interface DropPendingEssayResponse {}

export interface DropPendingEssayResponse__Output {}
