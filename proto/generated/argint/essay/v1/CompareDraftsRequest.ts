// Original file: proto/argint/essay/v1/essay.proto

export interface CompareDraftsRequest {
  essayId?: string;
  userId?: string;
}

export interface CompareDraftsRequest__Output {
  essayId: string;
  userId: string;
}
