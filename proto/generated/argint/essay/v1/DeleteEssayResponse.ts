// Original file: proto/argint/essay/v1/essay.proto

export interface DeleteEssayResponse {}

export interface DeleteEssayResponse__Output {}
