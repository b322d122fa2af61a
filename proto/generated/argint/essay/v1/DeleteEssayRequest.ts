// Original file: proto/argint/essay/v1/essay.proto

export interface DeleteEssayRequest {
  essayId?: string;
  userId?: string;
}

export interface DeleteEssayRequest__Output {
  essayId: string;
  userId: string;
}
