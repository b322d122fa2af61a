// Original file: proto/argint/essay/v1/essay.proto

export interface GetEssayRequest {
  essayId?: string;
  userId?: string;
}

export interface GetEssayRequest__Output {
  essayId: string;
  userId: string;
}
