// Original file: proto/argint/essay/v1/essay.proto

export interface DropPendingEssayRequest {
  userId?: string;
}

export interface DropPendingEssayRequest__Output {
  userId: string;
}
