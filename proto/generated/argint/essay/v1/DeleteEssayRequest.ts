// Original file: proto/argint/essay/v1/essay.proto

export interface DeleteEssayRequest {
  essayId?: string;
  userId?: string;
  allDrafts?: boolean;
}

export interface DeleteEssayRequest__Output {
  essayId: string;
  userId: string;
  allDrafts: boolean;
}
