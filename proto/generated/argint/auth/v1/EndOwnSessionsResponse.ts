// Original file: proto/argint/auth/v1/auth.proto

export interface EndOwnSessionsResponse {}

export interface EndOwnSessionsResponse__Output {}
