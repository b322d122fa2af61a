// Original file: proto/argint/essay/v1/essay.proto

export interface GetPendingEssayRequest {
  userId?: string;
}

export interface GetPendingEssayRequest__Output {
  userId: string;
}
